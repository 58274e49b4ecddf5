import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { formatarData } from '#lib/format/data.ts';
import { formatarTaxa } from '#lib/format/decimal.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

interface TaxaSugerida {
  taxa: string;
  /** Date of the rate, if known. */
  dia: string | null;
  fonte: string;
}

interface SugestaoDeTaxaProps {
  sugerida: TaxaSugerida | null | undefined;
  /** The date whose rate the record needs. */
  dataBase: string | null;
  /** Field that stores the date of the rate, if the form has it. */
  campoDoDia?: string;
}

/** Suggests the rate of the top bar when the field `taxaUSD` holds another rate. */
export function SugestaoDeTaxa({ sugerida, dataBase, campoDoDia }: SugestaoDeTaxaProps) {
  const taxa = useWatch({ name: 'taxaUSD' }) as string | null;
  const { setValue } = useFormContext();
  if (!sugerida || taxa === sugerida.taxa) return null;
  const usar = () => {
    setValue('taxaUSD', sugerida.taxa, { shouldDirty: true, shouldValidate: true });
    if (campoDoDia && sugerida.dia) setValue(campoDoDia, sugerida.dia, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <AvisoComAcao
      severity="info"
      acao={
        <Button color="inherit" size="small" onClick={usar}>
          Usar {formatarTaxa(sugerida.taxa)}
        </Button>
      }
    >
      {frase(sugerida, dataBase)}
    </AvisoComAcao>
  );
}

function frase({ taxa, dia, fonte }: TaxaSugerida, dataBase: string | null): string {
  const qual = `O dólar está em R$ ${formatarTaxa(taxa)} (${fonte}${dia ? ` de ${formatarData(dia)}` : ''}).`;
  return dataBase && dia && dataBase < dia && dataBase < hojeEmManaus()
    ? `${qual} A data base é anterior: vale a taxa dela.`
    : qual;
}
