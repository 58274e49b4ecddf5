import Box from '@mui/material/Box';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { formatarMes } from '#lib/format/data.ts';

type Selic = readonly { mes: string; taxa: string }[];

interface SelicFieldsProps {
  meses: readonly string[];
  selic: Selic;
  aoMudar: (selic: { mes: string; taxa: string }[]) => void;
  /** Inside a form: the field id and the error of a rate, by its index in `selic`. */
  idDe?: (lugar: number) => string;
  erroDe?: (lugar: number) => string | undefined;
}

/** The Selic rates of the months charged for a late payment. */
export function SelicFields({ meses, selic, aoMudar, idDe, erroDe }: SelicFieldsProps) {
  const mudar = (mes: string, taxa: string) => {
    const outros = selic.filter((taxaDoMes) => taxaDoMes.mes !== mes);
    const ditos = taxa === '' ? outros : [...outros, { mes, taxa }];
    aoMudar(ditos.toSorted((taxaDoMes, outra) => taxaDoMes.mes.localeCompare(outra.mes)));
  };
  return (
    <Box
      role="group"
      aria-label="Selic dos meses em atraso"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' }}
    >
      {meses.map((mes) => {
        const lugar = selic.findIndex((taxaDoMes) => taxaDoMes.mes === mes);
        return (
          <DecimalField
            key={mes}
            id={lugar < 0 ? undefined : idDe?.(lugar)}
            erro={erroDe?.(lugar)}
            rotulo={`Selic de ${formatarMes(mes)}`}
            casas={2}
            unidade="%"
            obrigatorio
            valor={selic[lugar]?.taxa ?? ''}
            aoMudar={(taxa) => mudar(mes, taxa)}
          />
        );
      })}
    </Box>
  );
}
