import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { checkArchive, damaged } from './archive-seal.ts';
import { BackupFailure } from './failure.ts';
import { FILES_FOLDER, MANIFEST_NAME, type Manifest, manifestSchema, TABLES_FOLDER } from './manifest.ts';
import { requireTrusted, type Trust } from './trust.ts';

/** The callbacks for the parts of an archive, in the order they are read. */
export interface OnRead {
  linhas?(tabela: string, linhas: string[]): Promise<void>;
  /** The callback must read the entry to its end. */
  arquivo?(caminho: string, conteudo: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Checks an archive: its signature, then its hashes, of the whole and of each table and file.
 * @throws {BackupFailure}
 */
export async function checkBackup(caminho: string, confianca: Trust): Promise<CheckedBackup> {
  const tabelas = new Map<string, { hash: ReturnType<typeof createHash>; linhas: number }>();
  const nomes = createHash('sha256');
  let quantidade = 0;
  const assinatura = await checkArchive(caminho);
  requireTrusted(caminho, assinatura, confianca);
  const lido = await readBackup(caminho, {
    async linhas(nome, linhas) {
      const tabela = tabelas.get(nome) ?? { hash: createHash('sha256'), linhas: 0 };
      for (const linha of linhas) tabela.hash.update(linha).update('\n');
      tabelas.set(nome, { hash: tabela.hash, linhas: tabela.linhas + linhas.length });
    },
    async arquivo(nome, conteudo) {
      const hash = createHash('sha256');
      for await (const pedaco of conteudo) hash.update(pedaco);
      if (!nome.endsWith(hash.digest('hex'))) throw damaged(caminho);
      nomes.update(`${nome}\n`);
      quantidade += 1;
    },
  });
  const certas = lido.tabelas.every(({ nome, linhas, sha256 }) => {
    const { hash = createHash('sha256'), linhas: lidas = 0 } = tabelas.get(nome) ?? {};
    return lidas === linhas && hash.digest('hex') === sha256;
  });
  if (!certas || quantidade !== lido.arquivos.quantidade || nomes.digest('hex') !== lido.arquivos.sha256) {
    throw damaged(caminho);
  }
  return { manifesto: lido, assinadoPor: assinatura?.signer ?? null };
}

export interface CheckedBackup {
  manifesto: Manifest;
  /** The public half of the key that signed; null when the operator takes one without a signature. */
  assinadoPor: string | null;
}

/** Reads an archive from start to end and returns its manifest. It keeps at most one part in memory. */
export async function readBackup(caminho: string, { linhas, arquivo }: OnRead): Promise<Manifest> {
  const partes = extract();
  const bytes = createReadStream(caminho);
  const aberto = createGunzip();
  bytes.on('error', (erro) => partes.destroy(erro));
  aberto.on('error', (erro) => partes.destroy(erro));
  bytes.pipe(aberto).pipe(partes);
  let lido: Manifest | undefined;
  try {
    for await (const parte of partes) {
      const [pasta = '', ...resto] = parte.header.name.split('/');
      if (parte.header.name === MANIFEST_NAME) lido = lerManifesto(await texto(pedacosDe(parte)));
      else if (pasta === TABLES_FOLDER && linhas) {
        await linhas(resto[0] ?? '', (await texto(pedacosDe(parte))).trimEnd().split('\n'));
      } else if (pasta === FILES_FOLDER && arquivo) await arquivo(resto.join('/'), pedacosDe(parte));
      else parte.resume();
    }
  } finally {
    bytes.destroy();
  }
  if (!lido) throw damaged(caminho);
  return lido;
}

function lerManifesto(escrito: string): Manifest {
  const lido = manifestSchema.safeParse(JSON.parse(escrito));
  if (lido.success) return lido.data;
  throw new BackupFailure(`O manifesto do backup não pode ser entendido: ${z.prettifyError(lido.error)}`);
}

async function texto(parte: AsyncIterable<Uint8Array>): Promise<string> {
  const pedacos: Uint8Array[] = [];
  for await (const pedaco of parte) pedacos.push(pedaco);
  return Buffer.concat(pedacos).toString('utf8');
}

/** The library does not type the chunks of its streams. */
async function* pedacosDe(parte: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const pedaco of parte) yield pedaco as Uint8Array;
}
