import { useMemo, useRef } from 'react';
import { mesmasLinhas } from '#lib/domain/versoes/mesmas-linhas.ts';

/** Returns the lines of a form with stable identity: unchanged lines are the same objects as before, so memoised results stay valid. */
export function useMesmasLinhas<Linha extends object>(agora: readonly Linha[]): readonly Linha[] {
  const ultimas = useRef<readonly Linha[]>([]);
  return useMemo(() => {
    ultimas.current = mesmasLinhas(ultimas.current, agora);
    return ultimas.current;
  }, [agora]);
}
