import useSWR, { useSWRConfig } from 'swr';
import { type PassoPulado, type PrimeirosPassos, primeirosPassos } from '#lib/contracts/primeiros-passos.ts';
import { read, write } from './client.ts';

const RECURSO = '/api/PrimeirosPassos';

/** Reads the first steps again on each focus: what they tell changes on other screens. Asks nothing when `quer` is false. */
export function usePrimeirosPassos(quer = true) {
  return useSWR(quer ? RECURSO : null, () => read(RECURSO, primeirosPassos));
}

/** Skips a step, or dismisses all of them. */
export function useMudarPrimeirosPassos() {
  const { mutate } = useSWRConfig();
  const guardar = async (lidos: PrimeirosPassos): Promise<void> => {
    await mutate(RECURSO, lidos, { revalidate: false });
  };
  return {
    pular: async (mudanca: PassoPulado) => guardar(await write('POST', `${RECURSO}/Pular`, mudanca, primeirosPassos)),
    dispensar: async (dispensar: boolean) =>
      guardar(await write('POST', `${RECURSO}/Dispensar`, { dispensar }, primeirosPassos)),
  };
}
