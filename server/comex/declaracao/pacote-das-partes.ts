import { zipSync } from 'fflate';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';

/**
 * Packs the files of a declaration into the single file to keep, each byte for byte. The same files give the same bytes in any
 * order, so an identical package is recognised. For that reason nothing is compressed, and no time is written.
 */
export function pacoteDasPartes(nome: string, partes: readonly ReceivedFile[]): ReceivedFile {
  const emOrdem = partes.toSorted((a, b) => comparar(a.nome, b.nome) || Buffer.compare(a.bytes, b.bytes));
  const entradas = new Map<string, Uint8Array>();
  for (const { nome: nomeDaParte, bytes } of emOrdem) entradas.set(nomeLivre(nomeDaParte, entradas), bytes);
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
