import { useSyncExternalStore } from 'react';

/** Whether the choice of the importer in focus is open. The bar and the palette open it. */
let aberta = false;
const ouvintes = new Set<() => void>();

export function openImporterSwitch(abrir: boolean): void {
  aberta = abrir;
  for (const ouvinte of ouvintes) ouvinte();
}

export function useImporterSwitchOpen(): boolean {
  return useSyncExternalStore(ouvir, () => aberta);
}

function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
