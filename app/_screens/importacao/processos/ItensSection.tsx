import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';

export function ItensSection(_: { processo: ProcessoInteiro }) {
  return (
    <Section titulo="Itens">
      <Typography sx={{ color: 'text.secondary' }}>
        Os itens da fatura deste processo, e de que pedido cada um sai, ficarão aqui.
      </Typography>
    </Section>
  );
}
