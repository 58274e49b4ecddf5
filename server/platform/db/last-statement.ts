import type { Database } from './database.ts';

/** Runs once with all that was noted in a transaction, just before its commit. When it throws, the transaction is undone. */
type Run<Note> = (tx: Database, notes: readonly Note[]) => Promise<unknown>;

interface LastStatement<Note> {
  /** @throws {Error} outside a transaction: nothing would run the statement. */
  note(tx: Database, notes: readonly Note[]): void;
}

/**
 * Defines a statement that transactions run before they commit, with what they noted of it. It does the work of a trigger on every
 * PostgreSQL, a distributed one too. `place` orders these statements among themselves.
 */
export function lastStatement<Note>(place: number, run: Run<Note>): LastStatement<Note> {
  const statement = { place, run: run as Run<unknown> };
  return {
    note(tx, added) {
      if (added.length === 0) return;
      const noted = notesOf(tx);
      const before = noted.get(statement) ?? [];
      for (const note of added) before.push(note);
      noted.set(statement, before);
    },
  };
}

/** Makes a transaction that has just begun take notes. The result runs the last statements of those noted. */
export function takeNotes(tx: Database): () => Promise<void> {
  const noted: Noted = new Map();
  follow(tx, noted);
  return async () => {
    notes.delete(tx);
    const inOrder = [...noted].sort(([a], [b]) => a.place - b.place);
    // Sent together, they take one round trip.
    await Promise.all(inOrder.map(([{ run }, all]) => run(tx, all)));
  };
}

/** A transaction within a transaction notes in the same place. Statements skip the rows of one that was undone. */
function follow(tx: Database, noted: Noted): void {
  notes.set(tx, noted);
  const within = tx.transaction.bind(tx);
  tx.transaction = (work, options) =>
    within((inner) => {
      follow(inner, noted);
      return work(inner);
    }, options);
}

function notesOf(tx: Database): Noted {
  const noted = notes.get(tx);
  if (!noted) throw new Error('This is written in a transaction that is still open, and in no other way.');
  return noted;
}

type Noted = Map<{ place: number; run: Run<unknown> }, unknown[]>;

const notes = new WeakMap<Database, Noted>();
