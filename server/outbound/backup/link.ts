import { createHash } from 'node:crypto';

/** The values of a line of the history as the database writes them, in the order of the chain; an empty field is null. */
export type RawRow = readonly (string | null)[];

/**
 * Returns the hash of a place in the chain, made of the hash before it, its number and its line. `historico_hash` of the migrations
 * does the same. The audit does not ask a database that may have been tampered with.
 */
export function linkHash(anterior: Uint8Array, ordem: number, linha: RawRow): Buffer {
  const hash = createHash('sha256').update(anterior);
  for (const valor of [String(ordem), ...linha]) hash.update(parte(valor));
  return hash.digest();
}

/** The length comes first, so that two different lines never give the same bytes. */
const parte = (valor: string | null): string => (valor === null ? '-' : `${Buffer.byteLength(valor)}:${valor}`);
