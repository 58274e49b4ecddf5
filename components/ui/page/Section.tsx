import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  titulo: string;
  /** A muted line of context beside the title. */
  nota?: ReactNode;
  acoes?: ReactNode;
  /** No padding, for tables that reach the edges of the card. */
  semMargem?: boolean;
  children: ReactNode;
}

/** A titled card with its own actions. */
export function Section({ titulo, nota, acoes, semMargem = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ px: 2, pt: 1.5, pb: semMargem ? 1.5 : 0, gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
      >
        <Typography id={id} variant="h3" component="h2">
          {titulo}
        </Typography>
        {nota && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {nota}
          </Typography>
        )}
        {acoes && (
          <Stack direction="row" sx={{ ml: 'auto', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {acoes}
          </Stack>
        )}
      </Stack>
      {semMargem ? children : <Stack sx={{ p: 2, gap: 2 }}>{children}</Stack>}
    </Card>
  );
}
