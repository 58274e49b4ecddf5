import { useSyncExternalStore } from 'react';

/** A read that failed and is tried again, or one that has waited for its answer for long. */
export type ServerTrouble = 'RETRYING' | 'SLOW';

const lidas = new Map<object, ServerTrouble>();
const ouvintes = new Set<() => void>();

/** A read, by an object of its own, is in trouble. One that failed is not told of as slow afterwards. */
export function startTrouble(leitura: object, qual: ServerTrouble): void {
  if (qual === 'SLOW' && lidas.has(leitura)) return;
  lidas.set(leitura, qual);
  avisar();
}

/** A read has its answer, or was given up. */
export function endTrouble(leitura: object): void {
  if (lidas.delete(leitura)) avisar();
}

/** What is wrong with the server, or with the way to it; a failure comes before a long wait. */
export function useServerTrouble(): ServerTrouble | null {
  return useSyncExternalStore(ouvir, aPior);
}

function ouvir(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar);
  return () => ouvintes.delete(aoMudar);
}

function aPior(): ServerTrouble | null {
  const todas = new Set(lidas.values());
  return todas.has('RETRYING') ? 'RETRYING' : todas.has('SLOW') ? 'SLOW' : null;
}

function avisar(): void {
  for (const ouvinte of ouvintes) ouvinte();
}
