import { createHash } from 'node:crypto';
import { pacoteDasPartes } from '#server/comex/declaracao/pacote-das-partes.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { consultaRepository, type LinhaDaConsulta } from './consulta-repository.ts';

/**
 * The kept answers of a fetch as one ZIP, which the import reads like any other: cover and pages byte for byte, and the answers of the
 * catalogue, also byte for byte, in a list each. The same answers give the same bytes.
 */
export async function pacoteDaConsulta(
  { db, blobs }: { db: Database; blobs: BlobStore },
  { empresaId, id, numero, versao }: LinhaDaConsulta,
): Promise<{ nome: string; bytes: Uint8Array; sha256: string }> {
  const guardadas = await consultaRepository(db, empresaId).respostas(id, versao ?? 0);
  const partes: { nome: string; bytes: Uint8Array }[] = [];
  const listas = new Map<string, Uint8Array[]>();
  for (const { nome, sha256 } of guardadas) {
    if (!sha256) continue;
    const bytes = await blobs.ler(empresaId, 'portal', sha256);
    const lista = LISTAS.find(({ comeco }) => nome.startsWith(comeco));
    if (lista) listas.set(lista.nome, [...(listas.get(lista.nome) ?? []), bytes]);
    else partes.push({ nome, bytes });
  }
  for (const [nome, todos] of listas) partes.push({ nome, bytes: emLista(todos) });
  const pacote = pacoteDasPartes(`portal-unico-${numero}-v${versao}.zip`, partes);
  return { ...pacote, sha256: createHash('sha256').update(pacote.bytes).digest('hex') };
}

const LISTAS = [
  { comeco: 'produto-', nome: 'catalogo-produtos.json' },
  { comeco: 'operador-', nome: 'catalogo-operadores.json' },
];

function emLista(todos: readonly Uint8Array[]): Uint8Array {
  const meio = todos.flatMap((bytes, i) => (i === 0 ? [bytes] : [Buffer.from(','), bytes]));
  return new Uint8Array(Buffer.concat([Buffer.from('['), ...meio, Buffer.from(']')]));
}
