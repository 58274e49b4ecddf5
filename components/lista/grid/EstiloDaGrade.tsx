import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { radius } from '#components/theme/tokens.ts';
import { LARGURA_DA_SELECAO } from './colunas-da-grade.ts';
import { SELECAO } from './papeis-da-grade.ts';

/**
 * Where all columns fit, the head stays at the top of the page while its rows scroll. A box that scrolls sideways cannot do so: it
 * holds what is sticky within it.
 */
export const CabecaParada = memo(({ minima }: { minima: number }) => (
  <GlobalStyles
    styles={(theme) => ({
      [`@container (min-width: ${minima + 2}px)`]: {
        '.grade-da-lista': { overflow: 'clip' },
        '.grade-da-lista thead': {
          position: 'sticky',
          top: 'var(--topo-da-cabeca, 0px)',
          zIndex: 3,
          backgroundColor: theme.vars.palette.background.paper,
        },
        // What gets the focus stands below the head and its border.
        '.grade-da-lista tbody :is(td, a, button, input)': {
          scrollMarginTop: `calc(var(--topo-da-cabeca, 0px) + ${ALTURA_DA_CABECA + 1}px)`,
        },
      },
    })}
  />
));

const ALTURA_DA_CABECA = 54;

/** Long texts and titles go on in the next line, as far as the height of the row allows. */
const quebrado = {
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--linhas, 3)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;
const parada = (left: number) => ({ position: 'sticky', left, zIndex: 2, bgcolor: 'background.paper' });
const grade = {
  position: 'relative',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  // A table that fitted may no longer fit while a column is being drawn wider (alargar.ts).
  '&[data-alargando]': { overflowX: 'auto' },
  '& > .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, top: 54, height: 2, zIndex: 3 },
  '& table, & thead, & tbody, & tfoot': { display: 'block' },
  '& tr': { display: 'flex', minHeight: 'var(--height, 54px)' },
  // Rows below the window are laid out and painted when they come near it.
  '& tbody tr': { height: 'var(--height)', contentVisibility: 'auto', containIntrinsicHeight: 'var(--height)' },
  '& tr + tr, & tbody, & tfoot': { borderTop: 1, borderColor: 'divider' },
  '& th, & td': {
    overflow: 'hidden',
    px: 1.25,
    py: 0,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 'calc(var(--height, 54px) - 1px)', lineHeight: 'calc(var(--height, 54px) - 1px)' },
  '& th': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: ALTURA_DA_CABECA,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& .numerica': { justifyContent: 'flex-end', textAlign: 'end' },
  '& th .titulo, & td .linhas': quebrado,
  '& th[data-ordenavel]': { cursor: 'pointer' },
  '& th[data-ordenavel]:hover': { color: 'text.primary' },
  '& th svg': { fontSize: 16, color: 'text.primary' },
  '& th .borda': {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 10,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 18,
      right: 0,
      borderInlineEnd: '2px solid',
      borderColor: 'divider',
    },
    '&:hover::after': { borderColor: 'text.primary' },
  },
  [`& [data-field="${SELECAO}"]`]: { ...parada(0), flex: `0 0 ${LARGURA_DA_SELECAO}px`, p: 0 },
  [`& [data-field="${SELECAO}"] + *`]: parada(LARGURA_DA_SELECAO),
  '& label': { display: 'flex', flex: 1, height: 1, alignItems: 'center', justifyContent: 'center' },
  '& input': { width: 18, height: 18, m: 0, accentColor: (theme: Theme) => theme.vars.palette.primary.main },
  '& .por-vir': { display: 'inline-block', width: '70%', height: 10, borderRadius: 1, bgcolor: 'action.hover' },
  '& tbody tr[data-id]': { cursor: 'pointer' },
  '& tbody tr[data-id]:hover > td, & tr[aria-selected="true"] > td': {
    backgroundImage: (theme: Theme) =>
      `linear-gradient(${theme.vars.palette.action.selected}, ${theme.vars.palette.action.selected})`,
  },
  '& :is(th, td):focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& tfoot': { borderTopWidth: 2, fontWeight: 650 },
  '& tfoot .transborda': {
    overflow: 'visible',
    '& > *': { overflow: 'visible', bgcolor: 'background.paper', pr: 1.25 },
  },
};

/**
 * The style of the grid as one element, by class: a component with the style of its own would calculate it anew whenever a row is
 * selected.
 */
export const ESTILO_DA_GRADE = (
  <GlobalStyles
    styles={(theme) =>
      theme.unstable_sx({ '.medida-da-grade': { containerType: 'inline-size' }, '.grade-da-lista': grade })
    }
  />
);
