import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { conferirArquivo, danificado } from './archive-seal.ts';
import { FalhaDaGuarda } from './failure.ts';
import { type Manifesto, manifesto, NOME_DO_MANIFESTO, PASTA_DAS_TABELAS, PASTA_DOS_ARQUIVOS } from './manifest.ts';

/** What is done with the parts of an archive as they come by. */
export interface AoLer {
  linhas?(tabela: string, linhas: string[]): Promise<void>;
  /** The entry has to be read to its end. */
  arquivo?(caminho: string, conteudo: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Holds an archive to its hashes, from the whole of it down to each table and file. @throws {FalhaDaGuarda} */
export async function conferirBackup(caminho: string): Promise<Manifesto> {
  const tabelas = new Map<string, { hash: ReturnType<typeof createHash>; linhas: number }>();
  const nomes = createHash('sha256');
  let quantidade = 0;
  await conferirArquivo(caminho);
  const lido = await lerBackup(caminho, {
    async linhas(nome, linhas) {
      const tabela = tabelas.get(nome) ?? { hash: createHash('sha256'), linhas: 0 };
      for (const linha of linhas) tabela.hash.update(linha).update('\n');
      tabelas.set(nome, { hash: tabela.hash, linhas: tabela.linhas + linhas.length });
    },
    async arquivo(nome, conteudo) {
      const hash = createHash('sha256');
      for await (const pedaco of conteudo) hash.update(pedaco);
      if (!nome.endsWith(hash.digest('hex'))) throw danificado(caminho);
      nomes.update(`${nome}\n`);
      quantidade += 1;
    },
  });
  const certas = lido.tabelas.every(({ nome, linhas, sha256 }) => {
    const { hash = createHash('sha256'), linhas: lidas = 0 } = tabelas.get(nome) ?? {};
    return lidas === linhas && hash.digest('hex') === sha256;
  });
  if (!certas || quantidade !== lido.arquivos.quantidade || nomes.digest('hex') !== lido.arquivos.sha256) {
    throw danificado(caminho);
  }
  return lido;
}

/** Reads an archive from its beginning to its end and answers its manifest; never more of it at a time than a part. */
export async function lerBackup(caminho: string, { linhas, arquivo }: AoLer): Promise<Manifesto> {
  const partes = extract();
  const bytes = createReadStream(caminho);
  const aberto = createGunzip();
  bytes.on('error', (erro) => partes.destroy(erro));
  aberto.on('error', (erro) => partes.destroy(erro));
  bytes.pipe(aberto).pipe(partes);
  let lido: Manifesto | undefined;
  try {
    for await (const parte of partes) {
      const [pasta = '', ...resto] = parte.header.name.split('/');
      if (parte.header.name === NOME_DO_MANIFESTO) lido = lerManifesto(await texto(pedacosDe(parte)));
      else if (pasta === PASTA_DAS_TABELAS && linhas) {
        await linhas(resto[0] ?? '', (await texto(pedacosDe(parte))).trimEnd().split('\n'));
      } else if (pasta === PASTA_DOS_ARQUIVOS && arquivo) await arquivo(resto.join('/'), pedacosDe(parte));
      else parte.resume();
    }
  } finally {
    bytes.destroy();
  }
  if (!lido) throw danificado(caminho);
  return lido;
}

function lerManifesto(escrito: string): Manifesto {
  const lido = manifesto.safeParse(JSON.parse(escrito));
  if (lido.success) return lido.data;
  throw new FalhaDaGuarda(`O manifesto do backup não pode ser entendido: ${z.prettifyError(lido.error)}`);
}

async function texto(parte: AsyncIterable<Uint8Array>): Promise<string> {
  const pedacos: Uint8Array[] = [];
  for await (const pedaco of parte) pedacos.push(pedaco);
  return Buffer.concat(pedacos).toString('utf8');
}

/** The library does not say of what its streams are. */
async function* pedacosDe(parte: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const pedaco of parte) yield pedaco as Uint8Array;
}
