import type { LinhasDaPlanilha } from '#lib/contracts/platform/planilha.ts';

/** Where the lines of a sheet go that is not written: the grid of an open form. */
export interface ParaAGrade {
  /** In the sentence: `no pedido`, `na estrutura`. */
  onde: string;
  /** Number of existing lines that the imported lines could replace. */
  aTrocar?: number;
  aoPor: (linhas: LinhasDaPlanilha['linhas'], como: { nomes: LinhasDaPlanilha['nomes']; trocar: boolean }) => void;
}
