import { useMemo } from 'react';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';
import { type ErrosDaGrade, errosDaGrade, motivosDasLinhas } from './item-grid-erros.ts';
import { useSameMap } from './use-same.ts';

/** Returns the errors of a grid. Equal errors give the same map, because a new map redraws every visible cell. */
export function useErrosDaGrade(
  linhas: readonly LinhaDaGrade[],
  colunas: readonly ColunaDaGrade[],
  deFora: Readonly<Record<string, string>>,
): ErrosDaGrade {
  const motivosDe = useMemo(() => motivosDasLinhas(colunas), [colunas]);
  return useSameMap(
    useMemo(() => errosDaGrade(linhas, colunas, motivosDe, deFora), [linhas, colunas, motivosDe, deFora]),
  );
}
