import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databaseAddresses } from '#server/platform/db/hosts.ts';
import { createPair, type DisposablePair } from '#server/testing/disposable-pair.ts';
import { connectPostgres } from './connect.ts';
import type { Connection } from './platform/db/database.ts';

test('servers of which none answers stop the start with a sentence that names them, and no password', async () => {
  const url = 'postgres://cais:segredo@127.0.0.1:1,127.0.0.1:2/cais';
  await expect(connectPostgres(url)).rejects.toThrow(
    'DATABASE_URL: o banco em 127.0.0.1:1, 127.0.0.1:2 não pôde ser aberto (ECONNREFUSED).',
  );
});

describe('two servers of one database', () => {
  let pair: DisposablePair;
  let connection: Connection;
  beforeAll(async () => {
    pair = await createPair();
    const [primary, standby] = databaseAddresses(pair.url) ?? [];
    const leitura = `${standby?.replace('/postgres', '')},${new URL(primary ?? '').host}/postgres`;
    connection = await connectPostgres(pair.url, { leitura });
    await connection.db.execute(sql`create table note (text text)`);
  });
  afterAll(async () => {
    await connection?.fechar();
    await pair?.stop();
  });

  const write = (text: string) => connection.db.execute(sql`insert into note values (${text})`);
  const inTransaction = (text: string) =>
    connection.db.transaction((tx) => tx.execute(sql`insert into note values (${text})`));
  const written = async () => {
    const { rows } = (await connection.db.execute(sql`select text from note order by 1`)) as unknown as {
      rows: { text: string }[];
    };
    return rows.map(({ text }) => text);
  };
  /** Until it is done, as a client that tries again. */
  const atLast = async (act: () => Promise<unknown>) => {
    for (let left = 200; ; left -= 1) {
      try {
        return await act();
      } catch (error) {
        if (left === 0) throw new Error(await pair.logs(), { cause: error });
        await wait(50);
      }
    }
  };

  test('whichever takes writes is found, at the start too', async () => {
    await write('one');
    expect(await written()).toEqual(['one']);
    await connection.vivo();
  });

  test('reports read from the standby, where nothing is written, and from the primary while it is away', async () => {
    const where = async () => {
      const { rows } = (await connection.leitura.execute(sql`select pg_is_in_recovery() as standby`)) as unknown as {
        rows: { standby: boolean }[];
      };
      return rows[0]?.standby;
    };
    expect(await where()).toBe(true);
    await expect(connection.leitura.execute(sql`insert into note values ('no')`)).rejects.toThrow();
    await pair.killStandby();
    await atLast(async () => expect(await where()).toBe(false));
    await pair.rejoin();
  });

  test('a primary that takes no writes any more is left at once, and notices come back by themselves', async () => {
    const heard: string[] = [];
    const stop = await connection.ouvir('test', (text) => heard.push(text));
    await pair.demote();
    await expect(inTransaction('refused')).rejects.toThrow();
    await expect(connection.vivo()).rejects.toThrow();
    await pair.promote();
    await inTransaction('two');
    await write('three');
    expect(await written()).toEqual(['one', 'three', 'two']);
    await connection.vivo();
    await atLast(async () => {
      await connection.db.execute(sql`select pg_notify('test', 'here')`);
      if (heard.length === 0) throw new Error('nothing heard yet');
    });
    expect(heard).toContain('here');
    await stop();
  });

  test('a primary that dies is left, with every write it had answered', async () => {
    await pair.rejoin();
    await write('four');
    await pair.killPrimary();
    await pair.promote();
    await atLast(() => inTransaction('five'));
    expect(await written()).toEqual(['five', 'four', 'one', 'three', 'two']);
  });
});
