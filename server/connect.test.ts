import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { emptyPostgres } from '#server/outbound/backup/empty-database-de-teste.ts';
import { openEmbeddedAsIs } from '#server/outbound/backup/open-as-is.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded-database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import { connect, connectPostgres } from './connect.ts';

test('a database whose migration was edited since is refused by its name', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-mudada-'));
  await (await connect({ DATA_DIR })).fechar();
  const { db, fechar } = await openEmbeddedAsIs(await openEmbedded(DATA_DIR));
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'outra' where id = 1`);
  await fechar();
  await expect(connect({ DATA_DIR })).rejects.toThrow(
    'A migração 0000_inicio que este banco recebeu não é a desta versão do Cais: ela foi mudada depois.',
  );
  await rm(DATA_DIR, { recursive: true });
});

describe('On PostgreSQL', () => {
  let [conexao, banco]: [Awaited<ReturnType<typeof connectPostgres>>, Awaited<ReturnType<typeof emptyPostgres>>] =
    [] as never;
  beforeAll(async () => {
    banco = await emptyPostgres();
    conexao = await connectPostgres(banco.url);
    await conexao.db.execute(sql`create table prova (id int primary key, n int not null)`);
    await conexao.db.execute(sql`insert into prova values (1, 0), (2, 0)`);
  });
  afterAll(async () => {
    await conexao.fechar();
    await banco.apagar();
  });
  const somar = (id: number) => sql`update prova set n = n + 1 where id = ${id}`;

  test('a database that took no writes for a while is written at once when it does again, and is well for who asks', async () => {
    const outro = new Client({ connectionString: banco.url });
    await outro.connect();
    const dela = 'alter database %I %s default_transaction_read_only %s';
    const mudar = (como: 'set' | 'reset', valor: string) =>
      outro.query(`do $$ begin execute format('${dela}', current_database(), '${como}', '${valor}'); end $$`);
    await outro.query('insert into prova values (3, 0)');
    const escrever = () =>
      Array.from({ length: 12 }, () =>
        conexao.db.transaction((tx) => tx.execute(somar(3))).then(() => 'escrito', sqlStates),
      );
    await mudar('set', '= on');
    await outro.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await Promise.allSettled(escrever());
    expect((await Promise.all(escrever())).map((um) => [um].flat().includes('25006'))).toEqual(Array(12).fill(true));
    await expect(conexao.vivo()).rejects.toThrow();
    await mudar('reset', '');
    await conexao.vivo();
    expect(await Promise.all(escrever())).toEqual(Array(12).fill('escrito'));
    expect(await rowsOf(conexao.db, sql`select n from prova where id = 3`)).toEqual([{ n: 12 }]);
    await outro.query('delete from prova where id = 3');
    await outro.end();
  });

  test('who waits for a row that somebody else holds gives up after five seconds, and keeps nobody else waiting', async () => {
    const outro = new Client({ connectionString: banco.url });
    await outro.connect();
    await outro.query('begin');
    await outro.query('select from prova where id = 1 for update');
    const presos = Array.from({ length: 12 }, () =>
      conexao.db
        .transaction((tx) => tx.execute(somar(1)))
        .then(
          () => [],
          (erro) => sqlStates(erro),
        ),
    );
    expect(await rowsOf(conexao.db, sql`select count(*)::int as n from prova`)).toEqual([{ n: 2 }]);
    expect(await Promise.all(presos)).toEqual(presos.map(() => ['55P03']));
    await outro.query('rollback');
    await outro.end();
  });

  test('the server is alive while work holds all its connections, and not where it may not write', async () => {
    const outro = await emptyPostgres();
    const ocupada = await connectPostgres(outro.url);
    const soltar = Promise.withResolvers<void>();
    const presas = Array.from({ length: 10 }, () =>
      ocupada.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await soltar.promise;
      }),
    );
    await expect(ocupada.vivo()).resolves.toBeUndefined();
    soltar.resolve();
    await Promise.all(presas);
    await ocupada.fechar();

    const soLe = await connectPostgres(outro.url);
    const nome = new URL(outro.url).pathname.slice(1);
    await soLe.db.execute(sql.raw(`alter database ${nome} set default_transaction_read_only = on`));
    await expect(soLe.vivo()).rejects.toThrow('O banco de dados não responde agora.');
    await soLe.fechar();
    await outro.apagar();
  });

  test('two transactions that lock the same rows in opposite orders are both written', async () => {
    let esperando = 2;
    const juntas = Promise.withResolvers<void>();
    /** Each locks its first row before either asks for its second. */
    const encontro = () => {
      esperando -= 1;
      if (esperando <= 0) juntas.resolve();
      return juntas.promise;
    };
    const emOrdem = (primeira: number, segunda: number) =>
      conexao.db.transaction(async (tx) => {
        await tx.execute(somar(primeira));
        await encontro();
        await tx.execute(somar(segunda));
      });
    await Promise.all([emOrdem(1, 2), emOrdem(2, 1)]);
    expect(await rowsOf(conexao.db, sql`select n from prova order by id`)).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
