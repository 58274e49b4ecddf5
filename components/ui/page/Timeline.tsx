import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type ReactNode, useState } from 'react';
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

interface LinhaDoTempoProps {
  /** Name of the list of past events. */
  legenda: string;
  /** Name of the list of events still to come. */
  legendaPorVir: string;
  porVir: ReactNode;
  children: ReactNode;
}

/** Past events and those still to come on one line; where the page is narrow, in rows. A phone shows the last past event alone until asked. */
export function LinhaDoTempo({ legenda, legendaPorVir, porVir, children }: LinhaDoTempoProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'), { noSsr: true });
  const [verTodos, setVerTodos] = useState(false);
  const falta = Children.count(porVir) > 0;
  const passados = Children.toArray(children);
  const vistos = telefone && !verTodos ? passados.slice(-1) : passados;
  const anteriores = passados.length - 1;
  return (
    <Box sx={corrida}>
      {telefone && anteriores > 0 && (
        <Button size="small" color="inherit" aria-expanded={verTodos} onClick={() => setVerTodos(!verTodos)} sx={ato}>
          {anteriores === 1 ? '1 passo anterior' : `${anteriores} passos anteriores`}
        </Button>
      )}
      <Box component="ol" aria-label={legenda} sx={parteDaCorrida(vistos.length)}>
        {vistos}
      </Box>
      {falta && (
        <Box component="ol" aria-label={legendaPorVir} sx={parteDaCorrida(Children.count(porVir))}>
          {porVir}
        </Box>
      )}
    </Box>
  );
}

interface TimelineAheadProps {
  titulo: string;
  /** The expected day, if one is known, and what that day is. */
  dia: DataTexto | null;
  de: string | null;
  /** The expected day has passed. */
  passou: boolean;
  /** Set where the event can be told now. */
  aoPassar?: (() => void) | undefined;
}

/** An event still to come. */
export function TimelineAhead({ titulo, dia, de, passou, aoPassar }: TimelineAheadProps) {
  return (
    <Box component="li" sx={{ ...marco, ...porVirSx, ...(!dia && !aoPassar && FORA_DO_TELEFONE) }}>
      {aoPassar ? (
        <Button size="small" onClick={aoPassar} sx={ato}>
          {titulo}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {titulo}
        </Typography>
      )}
      {dia && (
        <Typography variant="caption" sx={{ color: passou ? 'error.main' : 'text.secondary' }}>
          {de} <time dateTime={dia}>{formatarData(dia)}</time>
          {passou && ', passou'}
        </Typography>
      )}
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
/** On a phone, an event without a day or an act would only push the content down. */
const FORA_DO_TELEFONE = { display: { xs: 'none', sm: 'flex' } };

const porVirSx = {
  '&::before': {
    ...marco['&::before'],
    bgcolor: 'background.paper',
    border: '2px solid',
    borderColor: 'text.disabled',
  },
};

/** As high as the text of a step, with the name where the others have it. */
const ato = {
  alignSelf: 'flex-start',
  minHeight: 0,
  minWidth: 0,
  whiteSpace: 'normal',
  px: 0.75,
  py: 0,
  ml: -0.75,
  textAlign: 'left',
  lineHeight: 1.5,
};

const corrida = {
  display: 'flex',
  rowGap: 1.5,
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap', lg: 'nowrap' },
};

/** Each event has the same width, whichever list it is in. */
function parteDaCorrida(quantos: number) {
  return {
    ...linha,
    rowGap: 1,
    flex: { sm: '1 1 100%', lg: `${quantos} 1 0` },
    minWidth: 0,
    gridTemplateColumns: {
      ...linha.gridTemplateColumns,
      sm: linha.gridTemplateColumns.sm,
      lg: `repeat(${quantos}, minmax(0, 1fr))`,
    },
  };
}
