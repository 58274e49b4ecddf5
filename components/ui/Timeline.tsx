import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';

/** What has happened, from left to right; on a phone from top to bottom. */
export function Timeline({ legenda, children }: { legenda: string; children: ReactNode }) {
  return (
    <Box component="ol" aria-label={legenda} sx={linha}>
      {children}
    </Box>
  );
}

interface TimelineStepProps {
  titulo: string;
  /** The day on which it happened in the world. */
  data: DataTexto;
  /** What else is known of it; what is not is left out. */
  notas: readonly (string | null | false)[];
  /** Who says so: `por Maria`. */
  autor: string;
  /** The last of them. */
  atual: boolean;
  /** The way to its paper. */
  children?: ReactNode;
}

export function TimelineStep({ titulo, data, notas, autor, atual, children }: TimelineStepProps) {
  const ditas = notas.filter(Boolean);
  return (
    <Box component="li" aria-current={atual ? 'step' : undefined} sx={{ ...marco, ...(atual ? ondeEsta : {}) }}>
      <Typography sx={{ fontWeight: 600 }}>{titulo}</Typography>
      <Typography variant="body2">
        <time dateTime={data}>{formatarData(data)}</time>
      </Typography>
      {ditas.length > 0 && <Typography variant="caption">{ditas.join(' · ')}</Typography>}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {autor}
      </Typography>
      {children}
    </Box>
  );
}

const linha = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  rowGap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
};

/** A dot on a line: beside the text on a phone, over it where the steps go from left to right. */
const marco = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  pl: { xs: 2, sm: 0 },
  pr: 1.5,
  pt: { sm: 1.75 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 0, sm: 0 },
    top: { xs: 6, sm: 0 },
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'text.disabled',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 4, sm: 14 },
    right: { sm: 6 },
    top: { xs: 20, sm: 4 },
    bottom: { xs: -10, sm: 'auto' },
    width: { xs: '1px', sm: 'auto' },
    height: { sm: '1px' },
    bgcolor: 'divider',
  },
  '&:last-of-type::after': { display: 'none' },
} as const;

const ondeEsta = { '&::before': { ...marco['&::before'], bgcolor: 'primary.main' } };
