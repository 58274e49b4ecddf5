import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo } from 'react';
import { useDesfazer } from '#components/ui/feedback/use-desfazer.ts';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';

interface GradeQueMuda<Linha extends LinhaDaGrade> {
  linhas: readonly Linha[];
  colunas: readonly ColunaDaGrade[];
  aoMudar: (linhas: readonly Linha[]) => void;
  /**
   * Fetches data for rows that have just changed. The result is a function that the grid applies to each row as it stands on
   * arrival.
   */
  completar?:
    | ((antes: readonly Linha[], agora: readonly Linha[]) => Promise<((linha: Linha) => Linha) | null>)
    | undefined;
}

/**
 * The changes of the rows of a grid, with their undo steps. A change starts from the rows last drawn, and so do all changes until
 * the next drawing, which are one step: Enter in the last row adds a row, and the cell that closes as it is drawn keeps its value.
 */
export function useMudancasDaGrade<Linha extends LinhaDaGrade>(grade: GradeQueMuda<Linha>) {
  const { linhas, colunas, aoMudar, completar } = grade;
  const escritas = useMemo(
    () => colunas.filter((coluna) => !coluna.somenteLeitura).map(({ campo }) => campo),
    [colunas],
  );
  const contam = useMemo(() => ['id', ...escritas], [escritas]);
  const passos = useDesfazer(linhas, aoMudar, contam);
  const juntar = useEventCallback((completada: (linha: Linha) => Linha) => passos.completar(linhas.map(completada)));
  // Stable function: the library redraws every visible cell when it gets a new one.
  const mudar = useEventCallback(async (dadas: readonly LinhaDaGrade[]): Promise<void> => {
    // The library gives back the rows it was given, and those of `novaLinha`, as it knows them.
    const novas = dadas as readonly unknown[] as readonly Linha[];
    passos.mudar(novas);
    const completada = await completar?.(linhas, novas);
    if (completada) juntar(completada);
  });
  return { mudar, desfazer: passos.desfazer, refazer: passos.refazer, escritas };
}
