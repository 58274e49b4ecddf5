import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { type KeyRing, keyRingText, newSecret, readKeyRing } from '#server/platform/security/key-ring.ts';
import type { LockedColumn } from '#server/platform/security/locked-column.ts';
import { lockedUnder, type Vault, vaultOf } from '#server/platform/security/vault.ts';
import { LOCKED_COLUMNS } from './locked-columns.ts';

/** What became of the texts of a column. */
export interface Relocked {
  name: string;
  /** Locked anew under the present key. */
  changed: number;
  /** No key of the ring opens them. */
  unopened: number;
}

/**
 * Locks under the present key what another key of the ring has locked. Each slice is a transaction of its own, and the ring has both keys:
 * wherever it stops, everything opens, and the next run goes on from there. A first round leaves out the rows that somebody writes just
 * now; a second one waits for them one by one, holding no other.
 */
export async function relock(db: Database, ring: KeyRing): Promise<Relocked[]> {
  const done: Relocked[] = [];
  for (const column of LOCKED_COLUMNS) {
    const first = await relockColumn(db, ring, column, SLICE, sql`for no key update skip locked`);
    const second = await relockColumn(db, ring, column, 1, sql`for no key update`);
    done.push({ name: column.name, changed: first.changed + second.changed, unopened: second.unopened });
  }
  return done;
}

/** The texts of a kind that the present key does not open. */
export interface OtherTexts {
  name: string;
  /** A former key of the ring opens them. */
  former: number;
  /** No key of the ring opens them. */
  unopened: number;
}

/** Counts what the present key does not open; without a ring, that is everything. */
export async function otherTexts(db: Database, ring: KeyRing = readKeyRing(newSecret())): Promise<OtherTexts[]> {
  const vault = vaultOf(keyRingText(ring));
  const found: OtherTexts[] = [];
  for (const column of LOCKED_COLUMNS) {
    let [former, unopened, slice]: [number, number, LockedText[]] = [0, 0, []];
    do {
      slice = await textsOfOtherKeys(db, ring, column, { limit: SLICE, after: slice.at(-1) });
      const open = slice.filter((lockedText) => opened(vault, column, lockedText) !== null).length;
      former += open;
      unopened += slice.length - open;
    } while (slice.length > 0);
    found.push({ name: column.name, former, unopened });
  }
  return found;
}

/**
 * Keeps every other transaction from writing a locked text until this one ends. Those under way end first; where one is long, this fails
 * (`55P03`), because requests would queue behind it.
 */
export async function holdLockedColumns(tx: Database): Promise<void> {
  const tables = [...new Set(LOCKED_COLUMNS.map(({ table }) => table))];
  await tx.execute(sql`set local lock_timeout = '2s'`);
  await tx.execute(sql`lock table ${commas(tables.map((table) => sql.identifier(table)))} in share row exclusive mode`);
}

async function relockColumn(
  db: Database,
  ring: KeyRing,
  column: LockedColumn,
  limit: number,
  locking: SQL,
): Promise<Omit<Relocked, 'name'>> {
  const vault = vaultOf(keyRingText(ring));
  let [changed, unopened, slice]: [number, number, LockedText[]] = [0, 0, []];
  do {
    const after = slice.at(-1);
    slice = await db.transaction(async (tx) => {
      const texts = await textsOfOtherKeys(tx, ring, column, { limit, after, locking });
      for (const lockedText of texts) {
        const open = opened(vault, column, lockedText);
        if (open !== null) await write(tx, column, lockedText, vault.trancar(open, column.owner(lockedText.key)));
        if (open === null) unopened += 1;
        else changed += 1;
      }
      return texts;
    });
  } while (slice.length > 0);
  return { changed, unopened };
}

interface LockedText {
  key: Record<string, string>;
  text: string;
}

const opened = (vault: Vault, { owner }: LockedColumn, { key, text }: LockedText): string | null =>
  vault.abrir(text, owner(key));

/** The texts of a column that are not locked under the present key, in the order of their rows. */
function textsOfOtherKeys(
  tx: Database,
  { keys: [present] }: KeyRing,
  { table, column, key }: LockedColumn,
  { limit, after, locking = sql`` }: { limit: number; after: LockedText | undefined; locking?: SQL },
): Promise<LockedText[]> {
  const [text, columns] = [sql.identifier(column), Object.keys(key).map((name) => sql.identifier(name))];
  const beyond = after
    ? sql`and (${commas(columns)}) > (${commas(Object.entries(key).map(([name, type]) => sql`${after.key[name]}::${sql.raw(type)}`))})`
    : sql``;
  return rowsOf<LockedText>(
    tx,
    sql`select ${text} as text, json_build_object(${commas(Object.keys(key).map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(name)}::text`))}) as key
        from ${sql.identifier(table)} where ${text} is not null and not starts_with(${text}, ${lockedUnder(present.id)}) ${beyond}
        order by ${commas(columns)} limit ${limit} ${locking}`,
  );
}

async function write(
  tx: Database,
  { table, column, key }: LockedColumn,
  lockedText: LockedText,
  text: string,
): Promise<void> {
  const same = Object.entries(key).map(
    ([name, type]) => sql`${sql.identifier(name)} = ${lockedText.key[name]}::${sql.raw(type)}`,
  );
  await tx.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${text} where ${sql.join(same, sql` and `)}`,
  );
}

const commas = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts, sql`, `);
const SLICE = 200;
