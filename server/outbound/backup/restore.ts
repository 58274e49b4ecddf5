import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { type OtherTexts, otherTexts } from '#server/outbound/keys/relock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Cluster, startCluster } from '#server/platform/db/embedded/cluster.ts';
import { inWords, prepareEmbeddedPlace } from '#server/platform/db/embedded/embedded-database.ts';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { openDataFolder, ownFolder } from '#server/platform/files/own-folder.ts';
import type { KeyRing } from '#server/platform/security/key-ring.ts';
import { existingKeyRing, type KeyRingSettings } from '#server/platform/security/key-ring-place.ts';
import { damaged } from './archive-seal.ts';
import { type Audit, auditar } from './audit.ts';
import { BackupFailure } from './failure.ts';
import { sha256DoDisco } from './folder-files.ts';
import { loadArchive } from './load.ts';
import { FILES_FOLDER, type Manifest } from './manifest.ts';
import { comAsPrimeiras, migracoes } from './migrations.ts';
import { type DatabaseAsIs, type DatabasePlace, openEmbeddedAsIs, openPostgresAsIs } from './open-as-is.ts';
import { checkBackup, readBackup } from './read-archive.ts';
import { exigirEsquemaConhecido } from './require-current-schema.ts';
import { sealsInText } from './seal.ts';
import { tellAudit } from './tell-audit.ts';
import { trustedSigners } from './trust.ts';

interface ParaRestaurar {
  env: DatabasePlace & KeyRingSettings;
  caminho: string;
  substituir: boolean;
  /** Restores a history that fails the audit. */
  aceitarFalhas?: boolean;
  /** Restores an archive that nobody signed, or somebody else than this installation. */
  semAssinatura?: boolean;
  outraInstalacao?: boolean;
  /** Public halves of keys that are trusted like those of this installation. */
  assinadaPor?: readonly string[];
  agora: Date;
}

export interface Restored {
  manifesto: Manifest;
  /** The public half of the key that signed the archive; null when nobody did. */
  assinadoPor: string | null;
  auditorias: Audit[];
  /** Secrets that no key of this installation opens, by kind. */
  naoAbrem: OtherTexts[];
  /** The paths where the former data are kept. */
  deAntes: string[];
}

/**
 * Restores an archive into the database and the file folder of the settings. It first checks the signature and the hashes of the archive. It then
 * writes the content beside the present data, and audits the history. Only then does the new content take the place of the old, so
 * that a failure leaves the old intact. A history that fails the audit is a failure, unless the operator accepts it.
 * @throws {BackupFailure} with what the operator reads.
 */
export async function restoreDatabase({
  env,
  caminho,
  substituir,
  aceitarFalhas,
  agora,
  ...aceita
}: ParaRestaurar): Promise<Restored> {
  const { manifesto, assinadoPor } = await checkBackup(caminho, {
    signers: await trustedSigners(env, aceita.assinadaPor),
    unsigned: aceita.semAssinatura === true,
    foreign: aceita.outraInstalacao === true,
  });
  await exigirEsquemaConhecido(manifesto);
  await openDataFolder(env.DATA_DIR);
  const destravar = await lockFolder(env.DATA_DIR);
  const marca = agora.toISOString().slice(0, 19).replace(/\D/g, '');
  const embutido = env.DATABASE_URL ? null : prepareEmbeddedPlace(env.DATA_DIR);
  const pastas = [join(env.DATA_DIR, FILES_FOLDER), ...(embutido ? [embutido.folder] : [])];
  const nova = (pasta: string) => `${pasta}.novo-${marca}`;
  try {
    await exigirVazias(pastas, substituir);
    const chaveiro = await existingKeyRing(env);
    const enchido = (banco: DatabaseAsIs) => encher(banco, caminho, manifesto, chaveiro).finally(banco.fechar);
    const { auditorias, naoAbrem } = embutido
      ? await noNovo(env.DATA_DIR, { ...embutido, folder: nova(embutido.folder) }, enchido)
      : await enchido(await abrirVazio(String(env.DATABASE_URL)));
    if (!aceitarFalhas) exigirInteiras(auditorias);
    await trazerArquivos(caminho, nova(join(env.DATA_DIR, FILES_FOLDER)), manifesto);
    return { manifesto, assinadoPor, auditorias, naoAbrem, deAntes: await trocar(pastas, nova, marca) };
  } finally {
    for (const pasta of pastas) await rm(nova(pasta), { recursive: true, force: true });
    await destravar();
  }
}

/** Applies the schema the archive was made with, loads its rows, and applies the later migrations. */
async function encher(
  banco: DatabaseAsIs,
  caminho: string,
  manifesto: Manifest,
  chaveiro: KeyRing | null,
): Promise<Pick<Restored, 'auditorias' | 'naoAbrem'>> {
  await comAsPrimeiras(manifesto.migracoes, banco.migrar);
  await loadArchive(banco.db, caminho, manifesto);
  await comAsPrimeiras((await migracoes()).length, banco.migrar);
  const auditorias: Audit[] = [];
  for await (const auditoria of auditar(banco.db, sealsInText(manifesto.selos.join('\n')))) auditorias.push(auditoria);
  const segredos = await otherTexts(banco.db, chaveiro ?? undefined);
  return { auditorias, naoAbrem: segredos.filter(({ unopened }) => unopened > 0) };
}

/** Works on a new cluster. @throws {InvalidConfiguration} with what PostgreSQL or the disk said, where they are why it failed. */
async function noNovo<T>(
  dataDir: string,
  lugar: ReturnType<typeof prepareEmbeddedPlace>,
  trabalho: (banco: DatabaseAsIs) => Promise<T>,
): Promise<T> {
  let cluster: Cluster | null = null;
  try {
    cluster = await startCluster(lugar);
    const { url, stop } = cluster;
    return await trabalho(await openEmbeddedAsIs({ url, close: () => stop() }));
  } catch (error) {
    throw await inWords(dataDir, cluster ? await cluster.because(error) : error);
  }
}

async function abrirVazio(url: string): Promise<DatabaseAsIs> {
  const banco = await openPostgresAsIs(url);
  if (await estaVazio(banco.db)) return banco;
  await banco.fechar();
  throw new BackupFailure(
    'O PostgreSQL de DATABASE_URL não está vazio, e o restore não apaga nada dele, nem com --substituir. Crie outro banco vazio (createdb) e aponte DATABASE_URL para ele.',
  );
}

async function estaVazio(db: Database): Promise<boolean> {
  const [achado] = await rowsOf<{ vazio: boolean }>(
    db,
    sql`select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S'))
        and to_regclass('drizzle.__drizzle_migrations') is null as vazio`,
  );
  return achado?.vazio === true;
}

function exigirInteiras(auditorias: readonly Audit[]): void {
  const comFalhas = auditorias.filter(({ falhas }) => falhas.length > 0);
  if (comFalhas.length === 0) return;
  throw new BackupFailure(
    `${comFalhas.map(tellAudit).join('\n')}\nO histórico deste backup não confere: alguém o mudou por fora do Cais. Nada tomou o lugar do que está aqui (um PostgreSQL vazio recebeu as linhas: crie outro). Use outra cópia, ou --aceitar-falhas para restaurar assim mesmo.`,
  );
}

async function exigirVazias(pastas: readonly string[], substituir: boolean): Promise<void> {
  for (const pasta of pastas) {
    if (substituir || (await readdir(pasta).catch(() => [])).length === 0) continue;
    throw new BackupFailure(
      `Já há dados em "${pasta}". Com --substituir o que está lá é guardado ao lado, com outro nome, e o backup toma o seu lugar.`,
    );
  }
}

/** Holds each file to its name again: the archive may be another than a moment ago. */
async function trazerArquivos(caminho: string, pasta: string, { arquivos }: Manifest): Promise<void> {
  await ownFolder(pasta);
  const nomes = createHash('sha256');
  await readBackup(caminho, {
    async arquivo(nome, conteudo) {
      if (!EH_CAMINHO.test(nome)) throw new BackupFailure(`O backup traz um arquivo de nome inesperado (${nome}).`);
      const destino = join(pasta, nome);
      await mkdir(dirname(destino), { recursive: true });
      await pipeline(conteudo, createWriteStream(destino, { flush: true }));
      if (!nome.endsWith(await sha256DoDisco(destino))) throw damaged(caminho);
      nomes.update(`${nome}\n`);
    },
  });
  if (nomes.digest('hex') !== arquivos.sha256) throw damaged(caminho);
}

/** Moves the former folders aside and puts the new ones in their place. */
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

/** `bucket/company/ab/sha256`: no path that leaves the folder matches. */
const EH_CAMINHO = /^[\w-]+\/[\da-f-]{36}\/[\da-f]{2}\/[\da-f]{64}$/;
