import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { connectPostgres } from '#server/connect.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beyondTheCompany } from '#server/platform/db/row-security.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { within } from '#server/platform/work/under-way.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('Behind the repositories, PostgreSQL', (bench) => {
  const db = () => bench().conexao.db;
  const as = <T>({ quem }: Pessoa, work: () => PromiseLike<T>) => inCompany(quem, work);
  const companies = async (tx: Database) =>
    (await tx.select({ id: empresa.empresaId }).from(empresa)).map(({ id }) => id);

  test('shows a request and a job their own company, in a transaction and in a single statement', async () => {
    const [one, another] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const own = [one.quem.empresaId];
    expect(await as(one, () => companies(db()))).toEqual(own);
    expect(await as(one, () => db().transaction(companies))).toEqual(own);
    expect(await as(one, () => bench().conexao.pesado.transaction(companies))).toEqual(own);
    // The connection that was bound is everybody's again.
    expect(await companies(db())).toEqual(expect.arrayContaining([one.quem.empresaId, another.quem.empresaId]));
  });

  test('changes no row of another company, and writes none', async () => {
    const [one, another] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const theirs = eq(empresa.empresaId, another.quem.empresaId);
    const renamed = as(one, () => db().update(empresa).set({ razaoSocial: 'Outra' }).where(theirs).returning());
    expect(await renamed).toEqual([]);
    const written = as(one, () =>
      db()
        .insert(empresa)
        .values({ empresaId: randomUUID(), nomeFantasia: 'Nova', razaoSocial: 'Nova', criadoEm: new Date() }),
    );
    await expect(written).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('holds again after what reaches beyond the company', async () => {
    const [one, another] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const seen = await as(one, () =>
      db().transaction(async (tx) => ({ beyond: await beyondTheCompany(tx, companies), after: await companies(tx) })),
    );
    expect(seen.beyond).toContain(another.quem.empresaId);
    expect(seen.after).toEqual([one.quem.empresaId]);
  });

  test('closes every table that has a company', async () => {
    const open = sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity`;
    expect(await rowsOf(db(), open)).toEqual([]);
  });

  test.each([
    ['what begins so', sql`lower(numero) like 'dia%'`, 'processo'],
    ['what has it within', sql`busca like '%resistor%'`, 'item_cadastrado'],
    ['a value', sql`valor_aduaneiro > 1000`, 'declaracao'],
  ])('searches by its indexes: %s', async (_what, condition, table) => {
    const one = await bench().novaPessoa();
    const plan = await as(one, () =>
      db().transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return rowsOf<{ 'QUERY PLAN': string }>(
          tx,
          sql`explain select from ${sql.identifier(table)} where empresa_id = ${one.quem.empresaId} and ${condition}`,
        );
      }),
    );
    const conditions = plan.map((line) => line['QUERY PLAN']).filter((line) => /Index Cond|Filter/.test(line));
    expect(conditions.join()).toMatch(/Index Cond: .*(lower|busca|valor_aduaneiro)/);
  });
});

/** A statement of drizzle is sent where it is awaited. */
const inCompany = <T>(quem: Caller, work: () => PromiseLike<T>): Promise<T> =>
  within({ nome: 'teste', quem, sinal: null }, async () => await work());

describe('A PostgreSQL whose user makes no roles', () => {
  const role = `operador_${randomUUID().slice(0, 8)}`;
  const admin = () => new URL(process.env.TEST_DATABASE_URL ?? '');

  beforeAll(async () => {
    await command(`create role ${role} login password 'fictícia'`);
    await command(`create database ${role} owner ${role}`);
    const inside = admin();
    inside.pathname = `/${role}`;
    await command('create extension pg_trgm; create extension btree_gin', inside);
  });
  afterAll(async () => {
    await command(`drop database ${role} with (force)`);
    await command(`drop role ${role}`);
  });

  test('is used without the lock, which says so; with the role it is locked', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const without = await open();
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`grant cais_empresa to`));
    await without.fechar();
    said.mockClear();

    await command(`grant cais_empresa to ${role}`);
    const locked = await open();
    expect(said).not.toHaveBeenCalled();
    const [own, other] = [randomUUID(), randomUUID()];
    for (const empresaId of [own, other]) {
      const novo = { empresaId, nomeFantasia: 'Fictícia', razaoSocial: 'Fictícia', criadoEm: new Date() };
      await locked.db.insert(empresa).values(novo);
    }
    const quem = { empresaId: own, usuarioId: randomUUID() };
    const seen = await inCompany(quem, () => locked.db.select({ id: empresa.empresaId }).from(empresa));
    expect(seen).toEqual([{ id: own }]);
    await locked.fechar();
  });

  const open = () => {
    const url = admin();
    Object.assign(url, { username: role, password: 'fictícia', pathname: `/${role}` });
    return connectPostgres(url.href);
  };

  async function command(text: string, url = admin()): Promise<void> {
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
});
