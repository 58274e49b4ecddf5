import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';

interface ListaDeLacunasProps {
  titulo: string;
  lacunas: readonly {
    chave: string;
    texto: string;
    /** What the gap leaves unknown, or the names of what is missing. */
    detalhe: string | null;
    /** The one link that mends all the line counts. */
    remedio: ReactNode;
  }[];
}

/** What is missing, before and after the registration: one line a cause, with one remedy for all it counts. */
export function ListaDeLacunas({ titulo, lacunas }: ListaDeLacunasProps) {
  if (lacunas.length === 0) return null;
  return (
    <Section titulo={titulo} acoes={<StatusChip tom="warning">{quantas(lacunas)}</StatusChip>}>
      <Stack component="ul" aria-label={titulo} sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {lacunas.map(({ chave, texto, detalhe, remedio }) => (
          <li key={chave}>
            <strong>{texto}</strong>
            {' · '}
            {remedio}
            {detalhe && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detalhe}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function quantas({ length }: readonly unknown[]): string {
  return length === 1 ? '1 causa' : `${length} causas`;
}
