import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';
import { travarPasta } from '#server/platform/db/folder-lock.ts';
import { type Auditoria, auditar } from './audit.ts';
import { FalhaDaGuarda } from './failure.ts';
import { carregar } from './load.ts';
import { type Manifesto, PASTA_DOS_ARQUIVOS } from './manifest.ts';
import { comAsPrimeiras, migracoes } from './migrations.ts';
import { abrirPglite, abrirPostgres, type BancoComoEsta, type OndeEsta, pastaDoEmbutido } from './open-as-is.ts';
import { conferirBackup, lerBackup } from './read-archive.ts';
import { exigirNaoMaisNovo } from './require-current-schema.ts';
import { linhasDe } from './rows-of.ts';
import { selosNoTexto } from './seal.ts';

interface ParaRestaurar {
  env: OndeEsta;
  caminho: string;
  substituir: boolean;
  agora: Date;
}

export interface Restaurado {
  manifesto: Manifesto;
  auditorias: Auditoria[];
  /** Where what stood there before is kept. */
  deAntes: string[];
}

/**
 * An archive into the database and the file folder of the settings. It is held to its hashes before anything is touched; what it holds is
 * written beside and takes its place when all of it is there and the history has been audited, so that a failure leaves what was there.
 */
export async function restaurar({ env, caminho, substituir, agora }: ParaRestaurar): Promise<Restaurado> {
  const manifesto = await conferirBackup(caminho);
  exigirNaoMaisNovo(manifesto.migracoes, (await migracoes()).length);
  await mkdir(env.DATA_DIR, { recursive: true });
  const destravar = await travarPasta(env.DATA_DIR);
  const marca = agora.toISOString().slice(0, 19).replace(/\D/g, '');
  const pastas = [join(env.DATA_DIR, PASTA_DOS_ARQUIVOS), ...(env.DATABASE_URL ? [] : [pastaDoEmbutido(env.DATA_DIR)])];
  const nova = (pasta: string) => `${pasta}.novo-${marca}`;
  try {
    await exigirVazias(pastas, substituir);
    const banco = env.DATABASE_URL
      ? await abrirVazio(env.DATABASE_URL)
      : await abrirPglite(nova(pastaDoEmbutido(env.DATA_DIR)));
    const auditorias = await encher(banco, caminho, manifesto).finally(banco.fechar);
    await trazerArquivos(caminho, nova(join(env.DATA_DIR, PASTA_DOS_ARQUIVOS)));
    return { manifesto, auditorias, deAntes: await trocar(pastas, nova, marca) };
  } finally {
    for (const pasta of pastas) await rm(nova(pasta), { recursive: true, force: true });
    await destravar();
  }
}

/** The schema the archive was made with, its rows, and whatever this version has brought since. */
async function encher(banco: BancoComoEsta, caminho: string, manifesto: Manifesto): Promise<Auditoria[]> {
  await comAsPrimeiras(manifesto.migracoes, banco.migrar);
  await carregar(banco.db, caminho, manifesto);
  await comAsPrimeiras((await migracoes()).length, banco.migrar);
  const auditorias: Auditoria[] = [];
  for await (const uma of auditar(banco.db, selosNoTexto(manifesto.selos.join('\n')))) auditorias.push(uma);
  return auditorias;
}

async function abrirVazio(url: string): Promise<BancoComoEsta> {
  const banco = await abrirPostgres(url);
  if (await estaVazio(banco.db)) return banco;
  await banco.fechar();
  throw new FalhaDaGuarda(
    'O PostgreSQL de DATABASE_URL não está vazio, e o restore não apaga nada dele, nem com --substituir. Crie outro banco vazio (createdb) e aponte DATABASE_URL para ele.',
  );
}

async function estaVazio(db: Banco): Promise<boolean> {
  const [achado] = await linhasDe<{ vazio: boolean }>(
    db,
    sql`select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S'))
        and to_regclass('drizzle.__drizzle_migrations') is null as vazio`,
  );
  return achado?.vazio === true;
}

async function exigirVazias(pastas: readonly string[], substituir: boolean): Promise<void> {
  for (const pasta of pastas) {
    if (substituir || (await readdir(pasta).catch(() => [])).length === 0) continue;
    throw new FalhaDaGuarda(
      `Já há dados em "${pasta}". Com --substituir o que está lá é guardado ao lado, com outro nome, e o backup toma o seu lugar.`,
    );
  }
}

async function trazerArquivos(caminho: string, pasta: string): Promise<void> {
  await mkdir(pasta, { recursive: true });
  await lerBackup(caminho, {
    async arquivo(nome, conteudo) {
      if (!EH_CAMINHO.test(nome)) throw new FalhaDaGuarda(`O backup traz um arquivo de nome inesperado (${nome}).`);
      const destino = join(pasta, nome);
      await mkdir(dirname(destino), { recursive: true });
      await pipeline(conteudo, createWriteStream(destino, { flush: true }));
    },
  });
}

/** What stood there is put aside, and what was written beside takes its place. */
async function trocar(pastas: readonly string[], nova: (pasta: string) => string, marca: string): Promise<string[]> {
  const deAntes: string[] = [];
  for (const pasta of pastas) {
    const antes = `${pasta}.antes-${marca}`;
    const havia = await rename(pasta, antes).then(
      () => true,
      (erro: NodeJS.ErrnoException) => {
        if (erro.code === 'ENOENT') return false;
        throw erro;
      },
    );
    if (havia) deAntes.push(antes);
    await rename(nova(pasta), pasta);
  }
  return deAntes;
}

/** `bucket/company/ab/sha256`: nothing that leads out of the folder. */
const EH_CAMINHO = /^[\w-]+\/[\da-f-]{36}\/[\da-f]{2}\/[\da-f]{64}$/;
