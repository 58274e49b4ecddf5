/** The lines measure themselves by their list: the menu beside them takes a quarter of a small screen. */
export const LISTA_DO_DIA = { m: 0, p: 0, listStyle: 'none', containerType: 'inline-size' } as const;

/** On 1,040 px one row of columns; on 600, what and why beside money, day and action; below that a card, one above the other. */
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
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    '@600': 'minmax(0, 1fr) minmax(120px, auto) 116px',
    '@1040': 'minmax(320px, 1fr) 190px 160px 150px 116px',
  },
  gridTemplateAreas: {
    xs: '"oque oque" "prazo valor" "dequem ato"',
    '@600': '"oque prazo ato" "dequem valor ato"',
    '@1040': '"oque dequem valor prazo ato"',
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
    flexDirection: { xs: 'row', '@600': 'column' },
    flexWrap: 'wrap',
    alignItems: { xs: 'center', '@600': 'flex-end', '@1040': 'flex-start' },
    columnGap: 1,
    rowGap: 0.25,
    fontVariantNumeric: 'tabular-nums',
  },
  ato: { gridArea: 'ato', position: 'relative', zIndex: 1, justifySelf: 'end' },
} as const;
