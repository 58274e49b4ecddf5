/** From 900 px on, one row of columns. Below, a card: what and why above; person, money, day and action below. */
export const CARTAO = {
  position: 'relative',
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 190px 160px 150px 116px' },
  gridTemplateAreas: {
    xs: '"oque oque" "prazo valor" "dequem ato"',
    md: '"oque dequem valor prazo ato"',
  },
  '&:hover, &:focus-within': { bgcolor: 'action.hover' },
} as const;

export const PARTES = {
  oQue: { gridArea: 'oque', minWidth: 0 },
  // The link covers the whole line; buttons stand above it.
  link: {
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
  deQuem: { gridArea: 'dequem', minWidth: 0 },
  valor: {
    gridArea: 'valor',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  prazo: {
    gridArea: 'prazo',
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    flexWrap: 'wrap',
    alignItems: { xs: 'center', md: 'flex-start' },
    columnGap: 1,
    rowGap: 0.25,
    fontVariantNumeric: 'tabular-nums',
  },
  ato: { gridArea: 'ato', position: 'relative', zIndex: 1, justifySelf: 'end' },
} as const;
