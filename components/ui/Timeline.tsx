import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';

/** Shows past events from left to right; on a phone, from top to bottom. */
export function Timeline({ legenda, children }: { legenda: string; children: ReactNode }) {
  return (
    <Box component="ol" aria-label={legenda} sx={linha}>
      {children}
    </Box>
  );
}

interface TimelineStepProps {
  titulo: string;
  /** The real-world date of the event. */
  data: DataTexto;
  /** Other known facts. Empty entries are skipped. */
  notas: readonly (string | null | false)[];
  /** Person who recorded the event: `por Maria`. */
  autor: string;
  /** This is the last event. */
  atual: boolean;
  /** Link to the document of the event. */
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

/** A dot on a line. The dot is beside the text on a phone, and above the text in the horizontal layout. */
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
