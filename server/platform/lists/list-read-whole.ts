import type { SlicedList } from './read-in-slices.ts';

/** A list of few rows (sums), read by one query on first use. */
export function listRead<Linha>(ler: () => Promise<readonly Linha[]>): SlicedList<unknown, Linha> {
  let lidas: readonly Linha[] = [];
  return {
    async ids() {
      lidas = await ler();
      return lidas.map((_, i) => String(i));
    },
    porIds: async (ids) => ids.flatMap((i) => lidas[Number(i)] ?? []),
  };
}
