/** The map, with the list beside it on a wide screen. */
export const duasColunas = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px', lg: 'minmax(0, 1fr) 360px' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
};
