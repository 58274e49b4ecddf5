import { stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { BackupFailure } from '#server/outbound/backup/failure.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import { type KeyRing, keyRingText, withNewKey, withoutFormerKeys } from '#server/platform/security/key-ring.ts';
import {
  existingKeyRing,
  type KeyRingSettings,
  keyRingFile,
  replaceKeyRing,
} from '#server/platform/security/key-ring-place.ts';
import { holdLockedColumns, otherTexts, relock } from './relock.ts';

interface OnRotate {
  db: Database;
  settings: KeyRingSettings;
  tell(line: string): void;
  now: Date;
}

/**
 * Makes a new key and locks every stored secret again under it. Where the ring has a former key already, an earlier run was stopped: this
 * one ends it and makes no other. A ring of the variable is the operator's to write: it is told what to set, and then again to run this.
 * Returns false when a secret opens with no key.
 * @throws {BackupFailure}
 */
export function rotateSecret(on: OnRotate): Promise<boolean> {
  return alone(on.db, async () => {
    let ring = await ringThereIs(on.settings);
    if (ring.keys.length === 1) {
      ring = withNewKey(ring);
      if (on.settings.SEGREDO_DOS_WEBHOOKS) return tellVariables(on, ring);
      await replaceKeyRing(on.settings, ring);
      on.tell(`Chave nova: ${ring.keys[0].id}. Guarde à parte outra cópia de "${keyRingFile(on.settings)}".`);
    } else on.tell(`Chave de agora: ${ring.keys[0].id}. A troca já tinha começado, e segue.`);
    const done = await relock(on.db, ring);
    for (const { name, changed } of done) on.tell(`  ${name}: ${count(changed, 'trancado', 'trancados')} de novo`);
    const unopened = done.filter((outcome) => outcome.unopened > 0);
    for (const outcome of unopened)
      on.tell(`  ${outcome.name}: ${count(outcome.unopened, NOT_OPENED, NOT_OPENED_MANY)}`);
    on.tell(AFTERWARDS);
    return unopened.length === 0;
  });
}

/**
 * Drops the former keys of the ring. Nobody writes a locked text meanwhile.
 * @throws {BackupFailure} while a former key locks something, or a request from before the rotation may yet write with it.
 */
export function forgetFormerKeys(on: OnRotate): Promise<boolean> {
  return alone(on.db, async (tx) => {
    const ring = await ringThereIs(on.settings);
    const former = ring.keys.slice(1).map(({ id }) => id);
    if (former.length === 0) throw new BackupFailure('Só há a chave de agora: nada a esquecer.');
    await requireSettled(on);
    await holdLockedColumns(tx).catch((erro) => {
      throw sqlStates(erro).includes(LOCK_NOT_AVAILABLE) ? new BackupFailure(BUSY) : erro;
    });
    const left = (await otherTexts(tx, ring)).filter(({ former }) => former > 0);
    if (left.length > 0) {
      const list = left.map(({ name, former }) => `  ${name}: ${former}`).join('\n');
      throw new BackupFailure(
        `Ainda há segredos trancados com a chave de antes:\n${list}\nNada foi esquecido. Rode antes npm run segredo:trocar, sem --esquecer.`,
      );
    }
    if (on.settings.SEGREDO_DOS_WEBHOOKS) {
      on.tell('Nada está trancado com a chave de antes. Ponha em todos os processos, e reinicie cada um:');
      on.tell(`SEGREDO_DOS_WEBHOOKS=${keyRingText(withoutFormerKeys(ring))}`);
    } else {
      await replaceKeyRing(on.settings, withoutFormerKeys(ring));
      on.tell(`Esquecida: ${former.join(', ')}. Guarde à parte outra cópia de "${keyRingFile(on.settings)}".`);
    }
    on.tell(OF_COPIES);
    return true;
  });
}

/** The new key comes second first: a process that knows it opens what the next ones lock. */
function tellVariables({ tell }: OnRotate, ring: KeyRing): boolean {
  const [present, former, ...others] = ring.keys;
  const known = former ? { ...ring, keys: [former, present, ...others] as const } : ring;
  tell(`Nada foi trocado ainda: a chave está em SEGREDO_DOS_WEBHOOKS. A nova é a ${present.id}, mostrada só agora.`);
  tell('1. Ponha em todos os processos, e reinicie cada um:');
  tell(`SEGREDO_DOS_WEBHOOKS=${keyRingText(known)}`);
  tell('2. Depois que todos tiverem reiniciado, ponha em todos, e reinicie cada um outra vez:');
  tell(`SEGREDO_DOS_WEBHOOKS=${keyRingText(ring)}`);
  tell('3. Rode de novo npm run segredo:trocar, com esse valor.');
  return true;
}

async function ringThereIs(settings: KeyRingSettings): Promise<KeyRing> {
  const ring = await existingKeyRing(settings);
  if (ring) return ring;
  throw new BackupFailure(
    `Não há SEGREDO_DOS_WEBHOOKS nem "${keyRingFile(settings)}": rode com as configurações do serviço. Nada foi mudado.`,
  );
}

/** A request that locked a text just before the rotation may still write it. */
async function requireSettled({ settings, now }: OnRotate): Promise<void> {
  if (settings.SEGREDO_DOS_WEBHOOKS) return;
  const { mtimeMs } = await stat(keyRingFile(settings));
  if (now.getTime() - mtimeMs >= LONGEST_WRITE_MS) return;
  throw new BackupFailure(
    'A chave foi trocada há menos de dois minutos, e um pedido em curso ainda pode gravar com a de antes. Nada foi esquecido; espere e rode de novo.',
  );
}

/** Two rotations at once would each make a key, and one of them would be lost. */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const [lock] = await rowsOf<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended('cais: troca da chave dos segredos', 0)) as taken`,
    );
    if (!lock?.taken) throw new BackupFailure('Outra troca da chave está em curso. Nada foi mudado.');
    return work(tx);
  });
}

const count = (n: number, singular: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? singular : many}`;

const NOT_OPENED = 'não abre, e fica como está: foi trancado com uma chave que não está aqui.';
const NOT_OPENED_MANY = 'não abrem, e ficam como estão: foram trancados com uma chave que não está aqui.';
const AFTERWARDS = 'A chave de antes ainda abre. Quando nada mais depender dela: npm run segredo:trocar -- --esquecer';
const OF_COPIES =
  'Os backups de antes trazem segredos trancados com a chave esquecida: restaurados, pedem o chaveiro que você guardou à parte.';
const BUSY =
  'Um pedido em curso ainda está gravando e pode usar a chave de antes. Nada foi esquecido; rode de novo daqui a pouco.';
const LOCK_NOT_AVAILABLE = '55P03';
/** Longer than any statement of a server may take (`SERVER_LIMITS`). */
const LONGEST_WRITE_MS = 120_000;
