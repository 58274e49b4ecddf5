/** The legal basis of each federal tax of an import. */
export const LEIS = {
  ii: { sigla: 'II', lei: 'Decreto 6.759/2009, arts. 75, I, e 90' },
  ipi: { sigla: 'IPI', lei: 'Decreto 7.212/2010, art. 190, I' },
  pis: { sigla: 'PIS', lei: 'Lei 10.865/2004, art. 7º, I' },
  cofins: { sigla: 'COFINS', lei: 'Lei 10.865/2004, art. 7º, I' },
} as const;
