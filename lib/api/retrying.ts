import { useSyncExternalStore } from 'react';

/** The reads that failed and are tried again. */
const lidas = new Set<object>();
const ouvintes = new Set<() => void>();

/** A read, by an object of its own, failed and is about to be tried again. */
export function startRetrying(leitura: object): void {
  lidas.add(leitura);
  avisar();
}

/** A read has its answer, or was given up. */
export function stopRetrying(leitura: object): void {
  if (lidas.delete(leitura)) avisar();
}

/** Whether a read is being tried again: the server, or the way to it, is failing. */
export function useRetrying(): boolean {
  return useSyncExternalStore(ouvir, haLeituras);
}

function ouvir(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar);
  return () => ouvintes.delete(aoMudar);
}

function haLeituras(): boolean {
  return lidas.size > 0;
}

function avisar(): void {
  for (const um of ouvintes) um();
}
