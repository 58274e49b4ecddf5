import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { takeNotes } from './last-statement.ts';
import { triedAgain } from './tried-again.ts';

/** Writes or throws at the beginning of a transaction, and so stands or falls with it. */
type FirstStatement = (transaction: Database) => Promise<void>;

const firstStatement = new AsyncLocalStorage<FirstStatement>();

/** Does some work, each of whose transactions begins with this statement. */
export function beginningWith<T>(first: FirstStatement, work: () => T): T {
  return firstStatement.run(first, work);
}

/**
 * Makes the transactions of a database begin with what `beginningWith` says, end with what they noted (`last-statement.ts`), and
 * run again when they lost to another one. So a transaction changes nothing outside itself.
 */
export function watchTransactions(db: Database): Database {
  const once = db.transaction.bind(db);
  db.transaction = (work, options) => {
    const first = options?.accessMode === 'read only' ? undefined : firstStatement.getStore();
    return triedAgain(() =>
      once(async (transaction) => {
        const end = takeNotes(transaction);
        await first?.(transaction);
        const result = await work(transaction);
        await end();
        return result;
      }, options),
    );
  };
  return db;
}
