import { createHash } from 'node:crypto';

/** A line of the history as the database writes its values, in the order they are chained in; null where it has none. */
export type RawRow = readonly (string | null)[];

/**
 * What a place in the chain holds: the hash before it, its number and the line. Written a second time, in `historico_hash` of the
 * migrations: a database that was tampered with is not asked whether it was.
 */
export function linkHash(anterior: Uint8Array, ordem: number, linha: RawRow): Buffer {
  const hash = createHash('sha256').update(anterior);
  for (const valor of [String(ordem), ...linha]) hash.update(parte(valor));
  return hash.digest();
}

/** With its length, so that no two lines are written alike. */
const parte = (valor: string | null): string => (valor === null ? '-' : `${Buffer.byteLength(valor)}:${valor}`);
