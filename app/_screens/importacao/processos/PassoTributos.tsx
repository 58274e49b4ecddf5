import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';

/** MOUNT POINT of the wizard's step: its one child becomes `<TributosPrevistos processo={processo} />`, as on the page of the process. */
export function PassoTributos(_: { processo: ProcessoInteiro }) {
  return (
    <Section titulo="Tributos previstos">
      <Typography sx={{ color: 'text.secondary' }}>
        O cálculo dos tributos das adições previstas, à taxa do dia, ficará aqui.
      </Typography>
    </Section>
  );
}
