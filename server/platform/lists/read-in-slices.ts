import { setImmediate as outraVolta } from 'node:timers/promises';
import { LINHAS_POR_FATIA } from '#lib/contracts/platform/exportacao.ts';

/** A list whose whole result can be read in slices. */
export interface SlicedList<Consulta, Linha> {
  /** The ids of the whole result, in its order. */
  ids(consulta: Consulta): Promise<string[]>;
  /** The rows of these ids, in the order given; one deleted meanwhile is left out. */
  porIds(ids: string[]): Promise<Linha[]>;
}

/**
 * Reads rows by id, one slice when it is asked for, and yields to the event loop between slices, because a fast socket would let no other
 * request in.
 */
export async function* lerEmFatias<Linha>(
  ids: readonly string[],
  { porIds }: Pick<SlicedList<unknown, Linha>, 'porIds'>,
): AsyncGenerator<Linha[]> {
  for (let inicio = 0; inicio < ids.length; inicio += LINHAS_POR_FATIA) {
    await outraVolta();
    yield await porIds(ids.slice(inicio, inicio + LINHAS_POR_FATIA));
  }
}
