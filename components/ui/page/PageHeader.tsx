import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDizerTitulo } from '#components/ui/navigation/titulo-da-pagina.ts';

interface PageHeaderProps {
  /** Name of the record on a record page. The top bar shows the title of the page itself. */
  titulo?: ReactNode;
  descricao?: ReactNode;
  /** Filters, shown under the title on the left. */
  children?: ReactNode;
  /** Actions on the right; the primary action comes last. */
  acoes?: ReactNode;
}

export function PageHeader({ titulo, descricao, children, acoes }: PageHeaderProps) {
  useDizerTitulo(titulo);
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Stack sx={{ flex: '1 1 auto', minWidth: 0, gap: 0.5 }}>
        {titulo && (
          <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {titulo}
          </Typography>
        )}
        {descricao && <Typography sx={{ color: 'text.secondary' }}>{descricao}</Typography>}
        {children && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {children}
          </Stack>
        )}
      </Stack>
      {acoes && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {acoes}
        </Stack>
      )}
    </Stack>
  );
}
