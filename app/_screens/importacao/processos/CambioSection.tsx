import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';

export function CambioSection(_: { processo: ProcessoInteiro }) {
  return (
    <Section titulo="Câmbio">
      <Typography sx={{ color: 'text.secondary' }}>
        As taxas do dia do registro, do dia útil anterior, e os contratos de câmbio ficarão aqui.
      </Typography>
    </Section>
  );
}
