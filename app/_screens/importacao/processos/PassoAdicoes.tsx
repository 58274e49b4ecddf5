import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';

/** MOUNT POINT of the wizard's step: its one child becomes `<AdicoesPrevistas processo={processo} />`, as on the page of the process. */
export function PassoAdicoes(_: { processo: ProcessoInteiro }) {
  return (
    <Section titulo="Adições previstas">
      <Typography sx={{ color: 'text.secondary' }}>
        As adições que os itens formam, e o regime e o fundamento de cada uma, ficarão aqui.
      </Typography>
    </Section>
  );
}
