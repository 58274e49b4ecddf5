import { useMemo, useRef } from 'react';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';
import { type ErrosDaGrade, errosDaGrade, motivosDasLinhas } from './item-grid-erros.ts';

/** Returns the errors of a grid. Equal errors give the same map, because a new map redraws every visible cell. */
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

/** The map of a record by cell, the same object as long as it says the same. */
export function useMesmoMapa(porCelula: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const ultimo = useRef<ReadonlyMap<string, string>>(new Map());
  return useMemo(() => {
    const agora = new Map(Object.entries(porCelula));
    if (!saoOsMesmos(ultimo.current, agora)) ultimo.current = agora;
    return ultimo.current;
  }, [porCelula]);
}

function saoOsMesmos(uns: ErrosDaGrade, outros: ErrosDaGrade): boolean {
  return uns.size === outros.size && [...uns].every(([lugar, motivo]) => outros.get(lugar) === motivo);
}
