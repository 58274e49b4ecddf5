/** The last row of the grid: the sums of the whole result, each under its column, scrolling sideways with it. */
export interface LinhaDeTotais {
  id: typeof TOTAIS;
  total: number;
  somas: Readonly<Record<string, string>>;
}
export type LinhaDoGrid<Linha> = Linha | LinhaDeTotais;

export const TOTAIS = 'totais';

export function ehTotais(linha: { id: string } | undefined): linha is LinhaDeTotais {
  return linha?.id === TOTAIS;
}
