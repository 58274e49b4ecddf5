import { useMemo, useRef } from 'react';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';
import { type ErrosDaGrade, errosDaGrade, motivosDasLinhas } from './item-grid-erros.ts';

/** What is wrong in a grid. As long as it is the same it is the same map, for every cell in sight is drawn again with another. */
export function useErrosDaGrade(
  linhas: readonly LinhaDaGrade[],
  colunas: readonly ColunaDaGrade[],
  deFora: Readonly<Record<string, string>>,
): ErrosDaGrade {
  const motivosDe = useMemo(() => motivosDasLinhas(colunas), [colunas]);
  const ultimos = useRef<ErrosDaGrade>(new Map());
  return useMemo(() => {
    const agora = errosDaGrade(linhas, colunas, motivosDe, deFora);
    if (!saoOsMesmos(ultimos.current, agora)) ultimos.current = agora;
    return ultimos.current;
  }, [linhas, colunas, motivosDe, deFora]);
}

function saoOsMesmos(uns: ErrosDaGrade, outros: ErrosDaGrade): boolean {
  return uns.size === outros.size && [...uns].every(([lugar, motivo]) => outros.get(lugar) === motivo);
}
