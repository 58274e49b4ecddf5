import { sql } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { endereco } from '#server/testing/security/support/documented-routes.ts';
import { snapshotOf } from '#server/testing/security/support/snapshot.ts';
import { meetStranger, type Stranger } from '#server/testing/security/support/stranger.ts';
import { type BuiltBench, buildTestBench } from '#server/testing/test-bench.ts';

// Every query forgets the company it asks for (docs/decisions/trava-por-linha.md): the lock of PostgreSQL alone keeps two companies apart.

let bench: BuiltBench;
let stranger: Stranger;
let rememberFilters: () => void;

beforeAll(async () => {
  bench = await buildTestBench();
  stranger = await meetStranger(bench);
  rememberFilters = forgetFilters();
});
afterAll(async () => {
  rememberFilters();
  await bench.desmontar();
});

test('no request finds a row of another company, and none changes one', async () => {
  const { leaks, asked, lists } = await walk();
  expect(leaks).toEqual([]);
  expect(asked).toBeGreaterThan(400);
  // They were answered, with nothing in them.
  expect(lists).toBeGreaterThan(100);
  rememberFilters();
  expect(await snapshotOf(bench.conexao.db, stranger.cheia.quem.empresaId)).toEqual(stranger.antes);
});

test('without that lock either, the same requests find them', async () => {
  const { db } = bench.conexao;
  const closed = await rowsOf<{ name: string }>(
    db,
    sql`select oid::regclass::text as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
  );
  expect(closed.length).toBeGreaterThan(90);
  for (const { name } of closed) await db.execute(sql.raw(`alter table ${name} disable row level security`));
  rememberFilters = forgetFilters();
  const { leaks } = await walk({ most: 101 });
  expect(leaks).toHaveLength(101);
});

/** Asks for everything there is as a stranger, until so many answers hold something of the other company. */
async function walk({
  most = Number.POSITIVE_INFINITY,
} = {}): Promise<{ leaks: string[]; asked: number; lists: number }> {
  const { comCaminho, listas, noCaminho, obrigatorios, pedir, rotas, vazados } = stranger;
  const writes = rotas.filter(({ verbo, aberta, caminho }) => verbo !== 'GET' && !aberta && caminho !== LOG_OUT);
  const requests = [
    ...listas(),
    ...[...comCaminho().filter(({ verbo }) => verbo === 'GET'), ...writes].map((rota) => ({
      rota,
      url: endereco(rota, noCaminho(rota), obrigatorios(rota)),
    })),
  ];
  const leaks: string[] = [];
  let lists = 0;
  for (const { rota, url } of requests) {
    const answer = await pedir(rota, url);
    if (rota.verbo === 'GET' && answer.statusCode === 200) lists += 1;
    const [leak] = vazados(answer);
    if (leak) leaks.push(`${rota.nome}: ${answer.statusCode} ${leak}`);
    if (leaks.length === most) break;
  }
  return { leaks, asked: requests.length, lists };
}

const LOG_OUT = '/Auth/Logout';

/** Takes the condition on the company out of every statement sent from now on, until the returned function is called. */
function forgetFilters(): () => void {
  const { prototype } = NodePgSession as unknown as {
    prototype: { prepareQuery(query: { sql: string }, ...others: unknown[]): unknown };
  };
  const prepare = prototype.prepareQuery;
  prototype.prepareQuery = function (query, ...others) {
    return prepare.call(this, { ...query, sql: query.sql.replaceAll(FILTER, '($& or true)') }, ...others);
  };
  return () => {
    prototype.prepareQuery = prepare;
  };
}

const FILTER = /(?:"?\w+"?\.)?"?empresa_id"? = \$\d+(?!\d)/g;
