import type { Database } from './database.ts';

/** Runs once with all that was noted in a transaction, just before its commit. When it throws, the transaction is undone. */
type Run<Note> = (tx: Database, notes: readonly Note[]) => Promise<unknown>;

interface LastStatement<Note> {
  /** @throws {Error} outside a transaction: nothing would run the statement. */
  note(tx: Database, notes: readonly Note[]): void;
  /** Runs what was noted so far. A part of a transaction that may still be undone by itself keeps its notes for the end. */
  runNow(tx: Database): Promise<void>;
}

/**
 * Defines a statement that transactions run before they commit, with what they noted of it. It does the work of a trigger on every
 * PostgreSQL, a distributed one too. `place` orders these statements among themselves.
 */
export function lastStatement<Note>(place: number, run: Run<Note>): LastStatement<Note> {
  const statement = { place, run: run as Run<unknown> };
  return {
    note(tx, notes) {
      if (notes.length === 0) return;
      const { noted } = endingOf(tx);
      const before = noted.get(statement) ?? [];
      for (const note of notes) before.push(note);
      noted.set(statement, before);
    },
    async runNow(tx) {
      const { noted, nested } = endingOf(tx);
      const notes = noted.get(statement);
      if (nested || !notes) return;
      noted.delete(statement);
      await run(tx, notes as Note[]);
    },
  };
}

/** Makes a transaction that has just begun take notes. The result runs the last statements of those noted. */
export function takeNotes(tx: Database): () => Promise<void> {
  const noted: Noted = new Map();
  follow(tx, noted, false);
  return async () => {
    endings.delete(tx);
    const inOrder = [...noted].sort(([a], [b]) => a.place - b.place);
    // Sent together: on PostgreSQL they take one round trip.
    await Promise.all(inOrder.map(([{ run }, notes]) => run(tx, notes)));
  };
}

/** A transaction within a transaction notes in the same place. Statements skip the rows of one that was undone. */
function follow(tx: Database, noted: Noted, nested: boolean): void {
  endings.set(tx, { noted, nested });
  const within = tx.transaction.bind(tx);
  tx.transaction = (work, options) =>
    within((inner) => {
      follow(inner, noted, true);
      return work(inner);
    }, options);
}

function endingOf(tx: Database): Ending {
  const ending = endings.get(tx);
  if (!ending) throw new Error('This is written in a transaction that is still open, and in no other way.');
  return ending;
}

type Noted = Map<{ place: number; run: Run<unknown> }, unknown[]>;

interface Ending {
  noted: Noted;
  nested: boolean;
}

const endings = new WeakMap<Database, Ending>();
