/** Last row of the grid: the totals of the whole result. Each total scrolls sideways with its column. */
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
