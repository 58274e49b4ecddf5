import { setImmediate as outraVolta } from 'node:timers/promises';
import { LINHAS_POR_FATIA } from '#lib/contracts/exportacao.ts';

/** A list whose whole result can be read in slices. */
export interface ListaEmFatias<Consulta, Linha> {
  /** Those of the whole result, in its order. */
  ids(consulta: Consulta): Promise<string[]>;
  /** The rows of these ids, in the order given; one deleted meanwhile is left out. */
  porIds(ids: string[]): Promise<Linha[]>;
}

/**
 * Rows by their ids, each slice read when it is asked for. Between two of them everybody else has a turn: the embedded database
 * answers within the same turn of the event loop, and a socket that takes all it is given would not end it either.
 */
export async function* lerEmFatias<Linha>(
  ids: readonly string[],
  { porIds }: Pick<ListaEmFatias<unknown, Linha>, 'porIds'>,
): AsyncGenerator<Linha[]> {
  for (let inicio = 0; inicio < ids.length; inicio += LINHAS_POR_FATIA) {
    await outraVolta();
    yield await porIds(ids.slice(inicio, inicio + LINHAS_POR_FATIA));
  }
}
