import useSWR, { useSWRConfig } from 'swr';
import { read, write } from '#lib/api/platform/client.ts';
import { type PassoPulado, type PrimeirosPassos, primeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';

const RECURSO = '/api/PrimeirosPassos';

/** Reads the first steps again on each focus: what they tell changes on other screens. */
export function usePrimeirosPassos() {
  return useSWR(RECURSO, () => read(RECURSO, primeirosPassos));
}

/** The first steps as a screen of this visit read them; it asks nothing of the server. */
export function usePrimeirosPassosJaLidos() {
  return useSWR<PrimeirosPassos>(RECURSO, null);
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
