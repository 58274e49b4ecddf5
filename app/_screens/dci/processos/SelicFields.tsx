import Box from '@mui/material/Box';
import { DecimalField } from '#components/ui/DecimalField.tsx';
import { formatarMes } from '#lib/format/data.ts';

type Selic = readonly { mes: string; taxa: string }[];

interface SelicFieldsProps {
  meses: readonly string[];
  selic: Selic;
  aoMudar: (selic: { mes: string; taxa: string }[]) => void;
}

/** The Selic of each month a late payment is charged. */
export function SelicFields({ meses, selic, aoMudar }: SelicFieldsProps) {
  const mudar = (mes: string, taxa: string) => {
    const outros = selic.filter((uma) => uma.mes !== mes);
    aoMudar([...outros, { mes, taxa }].toSorted((uma, outra) => uma.mes.localeCompare(outra.mes)));
  };
  return (
    <Box
      role="group"
      aria-label="Selic dos meses em atraso"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' }}
    >
      {meses.map((mes) => (
        <DecimalField
          key={mes}
          rotulo={`Selic de ${formatarMes(mes)}`}
          casas={2}
          unidade="%"
          obrigatorio
          valor={selic.find((uma) => uma.mes === mes)?.taxa ?? ''}
          aoMudar={(taxa) => mudar(mes, taxa)}
        />
      ))}
    </Box>
  );
}
