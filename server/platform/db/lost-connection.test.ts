import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { databaseOf } from './one-connection.ts';
import { createPool } from './pool.ts';

test('a transaction without a connection fails, and does nothing', async () => {
  const pool = createPool('postgres://cais@127.0.0.1:1/cais');
  let done = false;
  const transaction = databaseOf(pool).transaction(async () => {
    done = true;
  });
  await expect(transaction).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(done).toBe(false);
  await pool.end();
});

const onePlace = () => createPool(process.env.TEST_DATABASE_URL ?? '', { max: 1, connectionTimeoutMillis: 1_000 });

test('a connection that is lost as a transaction begins leaves its place to another', async () => {
  const pool = onePlace();
  const db = databaseOf(pool);
  await loseOne(pool, db);
  const { rows } = (await db.transaction((tx) => tx.execute(sql`select 2 as two`))) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ two: 2 }]);
  await pool.end();
});

test('Drizzle alone still keeps that place (docs/decisions/remendos.md)', async () => {
  const pool = onePlace();
  const db = drizzle(pool) as unknown as Database;
  await loseOne(pool, db);
  await expect(db.transaction((tx) => tx.execute(sql`select 2`))).rejects.toThrow('timeout exceeded');
});

async function loseOne(pool: Pool, db: Database): Promise<void> {
  const client = await pool.connect();
  client.release();
  // The transaction takes the connection, which dies before its first statement.
  const lost = db.transaction((tx) => tx.execute(sql`select 1`));
  client.connection.stream.destroy();
  await expect(lost).rejects.toThrow();
}
