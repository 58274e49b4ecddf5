import { useMemo, useRef } from 'react';
import { mesmasLinhas } from '#lib/domain/sistema/mesmas-linhas.ts';

/** Lines of a form, of which those that did not change are the very ones of before: what was made of one is found again by it. */
export function useMesmasLinhas<Linha extends object>(agora: readonly Linha[]): readonly Linha[] {
  const ultimas = useRef<readonly Linha[]>([]);
  return useMemo(() => {
    ultimas.current = mesmasLinhas(ultimas.current, agora);
    return ultimas.current;
  }, [agora]);
}
