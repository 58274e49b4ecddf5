import { zipSync } from 'fflate';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';

/**
 * Files a declaration came in together, as the one that is kept: each to the bit. The same files make the same bytes in whatever order they
 * were sent, so that a file that stands is known again: nothing is compressed, and no hour is told.
 */
export function pacoteDasPartes(nome: string, partes: readonly ReceivedFile[]): ReceivedFile {
  const emOrdem = partes.toSorted((a, b) => comparar(a.nome, b.nome) || Buffer.compare(a.bytes, b.bytes));
  const entradas = new Map<string, Uint8Array>();
  for (const { nome: dele, bytes } of emOrdem) entradas.set(nomeLivre(dele, entradas), bytes);
  const bytes = zipSync(Object.fromEntries(entradas), { level: 0, mtime: new Date(1980, 0, 1) });
  return { nome, bytes };
}

function nomeLivre(nome: string, tomados: ReadonlyMap<string, unknown>): string {
  const [, raiz = nome, fim = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(nome) ?? [];
  for (let vez = 2, livre = nome; ; vez += 1) {
    if (!tomados.has(livre)) return livre;
    livre = `${raiz} (${vez})${fim}`;
  }
}

function comparar(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
