import type { ListaEmFatias } from './read-in-slices.ts';

/** Few rows, sums of many, that one query answers whole: read when they are first asked for. */
export function listaLida<Linha>(ler: () => Promise<readonly Linha[]>): ListaEmFatias<unknown, Linha> {
  let lidas: readonly Linha[] = [];
  return {
    async ids() {
      lidas = await ler();
      return lidas.map((_, i) => String(i));
    },
    porIds: async (ids) => ids.flatMap((i) => lidas[Number(i)] ?? []),
  };
}
