import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import { InvalidConfiguration } from '#server/platform/env.ts';
import { type Account, accountFor, reaches } from './account.ts';
import { type Cluster, joinCluster, startCluster } from './cluster.ts';
import { newestCopyInWords } from './newest-copy.ts';
import { DAMAGE, EmbeddedFailure } from './why-it-does-not-start.ts';

/** The database that comes with Cais, in a data folder that this process holds. */
export interface EmbeddedDatabase {
  url: string;
  close(): Promise<void>;
}

/** The database of a folder that this process holds. */
export interface HeldDatabase extends EmbeddedDatabase {
  because: Cluster['because'];
}

/**
 * Starts the PostgreSQL of a data folder, makes its cluster when it is missing, and keeps everybody else out of the folder.
 * @throws {InvalidConfiguration} with a sentence that names the folder, and the newest copy where its files are damaged.
 */
export async function openEmbedded(
  dataDir: string,
  { connections }: { connections?: number } = {},
): Promise<HeldDatabase> {
  let unlock = async () => {};
  try {
    unlock = await lockFolder(dataDir);
    refusePglite(dataDir);
    const cluster = await startCluster({ ...prepareEmbeddedPlace(dataDir), connections });
    return {
      url: cluster.url,
      close: () => cluster.stop().finally(unlock),
      because: cluster.because,
    };
  } catch (error) {
    await unlock();
    throw await inWords(dataDir, error);
  }
}

/** The database of a data folder whose server runs; null where none does. Closing it leaves it running. */
export async function runningEmbedded(dataDir: string): Promise<EmbeddedDatabase | null> {
  const running = await joinCluster(embeddedPlace(dataDir).folder);
  return running && { url: running.url, close: running.leave };
}

/** Where a cluster stands, and who runs it. */
interface Place {
  folder: string;
  account: Account;
}

/** The place of a data folder's cluster: in the folder, unless PostgreSQL has to run as a user to whom it is closed. */
function embeddedPlace(dataDir: string): Place {
  const root = resolve(dataDir);
  const inside = join(root, 'postgres');
  const account = accountFor(existsSync(inside) ? inside : root);
  if (!account.owner || reaches(account, root)) return { folder: inside, account };
  const name = `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`;
  return { folder: join(ELSEWHERE, name), account };
}

/** The place of a data folder's cluster, for whoever makes one there; a place outside of the folder is made, and said. */
export function prepareEmbeddedPlace(dataDir: string): Place {
  const place = embeddedPlace(dataDir);
  if (dirname(place.folder) !== ELSEWHERE || existsSync(place.folder)) return place;
  if (!existsSync(ELSEWHERE)) {
    mkdirSync(ELSEWHERE, { recursive: true });
    // It is passed through by the other user; what is in it is closed.
    chmodSync(ELSEWHERE, 0o755);
  }
  console.log(
    `O PostgreSQL não roda como root, e "${resolve(dataDir)}" está fechada ao usuário ${place.account.owner?.uid}: o banco fica em "${place.folder}".`,
  );
  return place;
}

const ELSEWHERE = '/var/lib/cais';

/** Whether a data folder has a database. */
export const hasEmbedded = (dataDir: string): boolean =>
  existsSync(dataDir) && existsSync(join(embeddedPlace(dataDir).folder, 'cluster'));

/**
 * Up to 0.9 the embedded database was another program, whose files PostgreSQL does not read.
 * @throws {InvalidConfiguration} where a data folder has one of those, and no other.
 */
export function refusePglite(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pglite')) || hasEmbedded(dataDir)) return;
  throw new InvalidConfiguration(
    `A pasta "${dataDir}" tem o banco da versão anterior do Cais (PGlite), que esta não abre. Com a versão anterior faça a cópia: npm run backup -- copia.tar.gz; e com esta restaure-a: npm run restore -- copia.tar.gz --substituir. Nada da pasta é apagado.`,
  );
}

/** Says a failure of the embedded database, or of the disk it is on, in a sentence for the operator; others are returned as they are. */
export async function inWords(dataDir: string, error: unknown): Promise<unknown> {
  const states = sqlStates(error);
  const failure =
    error instanceof EmbeddedFailure
      ? error
      : FAILURES.find(([state]) => states.some((pattern) => state.test(pattern)))?.[1];
  if (!failure) return error;
  const copy = failure.damaged ? ` ${await newestCopyInWords(dataDir)}` : '';
  return new InvalidConfiguration(`DATA_DIR "${dataDir}": ${failure.message}${copy}`);
}

/** By the code of the operating system or of PostgreSQL. */
const FAILURES: readonly (readonly [RegExp, EmbeddedFailure])[] = [
  [/^(?:ENOSPC|EDQUOT|53100)$/, EmbeddedFailure.from('No space left on device')],
  [/^EROFS$/, EmbeddedFailure.from('Read-only file system')],
  [/^E(?:ACCES|PERM)$/, EmbeddedFailure.from('Permission denied')],
  [DAMAGE, new EmbeddedFailure('Os arquivos do banco estão danificados.', true)],
];
