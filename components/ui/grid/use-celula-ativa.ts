import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';
import { type CelulaPedida, ouvirIdasACelula } from './ir-a-celula.ts';
import type { ColunaDaGrade } from './item-grid-columns.tsx';
import type { LugarDaCelula } from './item-grid-erros.ts';

interface GradeComCelulas {
  caixa: RefObject<HTMLElement | null>;
  grade: RefObject<DataSheetGridRef | null>;
  colunas: readonly ColunaDaGrade[];
  quantas: number;
  /** The cell a link leads to, with rows counted from 0. It becomes active when it mounts. */
  pedida: CelulaPedida | undefined;
}

/** The active cell of a grid, which links and error summaries lead to, and which stays in it when its row goes. */
export function useCelulaAtiva({ caixa, grade, colunas, quantas, pedida }: GradeComCelulas) {
  const [ativa, setAtiva] = useState<LugarDaCelula | null>(null);
  const irParaCelula = useEffectEvent((linha: number, campo: string) => {
    const col = colunas.findIndex((coluna) => coluna.campo === campo);
    if (linha < quantas) grade.current?.setActiveCell({ row: linha, col: Math.max(0, col) });
  });
  const [linhaPedida, campoPedido] = [pedida?.linha, pedida?.campo];
  useEffect(() => {
    if (linhaPedida !== undefined && campoPedido !== undefined) irParaCelula(linhaPedida, campoPedido);
  }, [linhaPedida, campoPedido]);

  useEffect(
    () =>
      caixa.current ? ouvirIdasACelula(caixa.current, ({ linha, campo }) => irParaCelula(linha, campo)) : undefined,
    [caixa],
  );

  // Saving the form drops an empty last row. If that row held the active cell, the cell moves to the new last row.
  const ultima = quantas - 1;
  const ficarNaGrade = useEffectEvent(() => {
    if (ativa && ativa.row > ultima && ultima >= 0) grade.current?.setActiveCell({ col: ativa.col, row: ultima });
  });
  useEffect(() => {
    if (ultima >= 0) ficarNaGrade();
  }, [ultima]);
  return { ativa, aoAtivar: useCallback(({ cell }: { cell: LugarDaCelula | null }) => setAtiva(cell), []) };
}
