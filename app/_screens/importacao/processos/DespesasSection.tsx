import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';

export function DespesasSection(_: { processo: ProcessoInteiro }) {
  return (
    <Section titulo="Despesas">
      <Typography sx={{ color: 'text.secondary' }}>
        As despesas do processo, rateadas até o custo de cada item, ficarão aqui.
      </Typography>
    </Section>
  );
}
