import diagnostics_channel from 'node:diagnostics_channel';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { historico } from '#server/platform/db/schema/records.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { documentedRoutes, endereco, type Route } from '#server/testing/security/support/documented-routes.ts';
import { NINGUEM, sampleOf } from '#server/testing/security/support/sample.ts';
import { type BuiltBench, buildTestBench, type Pessoa } from '#server/testing/test-bench.ts';

let bench: BuiltBench;
let withBody: Route[];
/** Told of every request whose session was asked for, and whose body is still on its way. */
let onAsked: () => void = () => {};
const noteAsked = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('preParsing', async () => onAsked());

beforeAll(async () => {
  diagnostics_channel.subscribe('fastify.initialization', noteAsked);
  bench = await buildTestBench();
  const routes = await documentedRoutes(bench.app);
  withBody = routes.filter(({ aberta, corpo, deArquivo }) => !aberta && (corpo || deArquivo));
});
afterAll(async () => {
  diagnostics_channel.unsubscribe('fastify.initialization', noteAsked);
  await bench.desmontar();
});

interface Held {
  name: string;
  request: ClientRequest;
  rest: string;
  /** Resolves with the status of the answer. */
  status: Promise<number>;
}

const PARTS = {
  head: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
  rest: 'a\r\n--x--\r\n',
};

/** Sends the headers and the first part of the body, and keeps the rest. `ids`: by the start of a path, a record that is there. */
async function hold(route: Route, { token }: Pessoa, ids: Readonly<Record<string, string>>): Promise<Held> {
  const [head, rest] = route.deArquivo ? [PARTS.head, PARTS.rest] : ['{', '}'];
  const needed = route.parametros.filter(({ in: where, required }) => where === 'query' && required);
  const query = Object.fromEntries(needed.map(({ name, schema }) => [name, String(sampleOf(schema ?? {}, {}, name))]));
  const id = Object.entries(ids).find(([start]) => route.caminho.startsWith(start))?.[1] ?? NINGUEM;
  const url = new URL(endereco(route, new Proxy({}, { get: () => id }), query), await bench.endereco());
  const request = httpRequest(url, {
    method: route.verbo,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': route.deArquivo ? 'multipart/form-data; boundary=x' : 'application/json',
      'content-length': Buffer.byteLength(head + rest),
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  request.write(head);
  return { name: route.nome, request, rest, status };
}

/** Holds a request to every one of the routes until each has been asked for its session. */
async function holdAll(pessoa: Pessoa, ids: Readonly<Record<string, string>> = {}): Promise<Held[]> {
  let asked = 0;
  const all = new Promise<void>((resolve) => {
    onAsked = () => {
      asked += 1;
      if (asked === withBody.length) resolve();
    };
  });
  const held = await Promise.all(withBody.map((route) => hold(route, pessoa, ids)));
  await all;
  onAsked = () => {};
  return held;
}

async function finish(held: readonly Held[]): Promise<Map<string, number>> {
  for (const { request, rest } of held) request.end(rest);
  return new Map(await Promise.all(held.map(async ({ name, status }) => [name, await status] as const)));
}

const linesOf = async ({ quem }: Pessoa) =>
  (await bench.conexao.db.select({ n: count() }).from(historico).where(eq(historico.usuarioId, quem.usuarioId)))[0]?.n;

test('a request whose body is on its way when its person is deactivated is refused, on every route', async () => {
  const owner = await bench.novaPessoa();
  const colleague = await newColleague(bench, owner);
  const historico = (await owner.pedir({ method: 'POST', url: '/api/HistoricoTrazido', payload: {} })).json().id;
  const dci = (await (await dcisDeTeste(owner)).criada()).id;
  const before = await linesOf(colleague);
  const held = await holdAll(colleague, { '/api/HistoricoTrazido/': historico, '/api/Dci/': dci });
  const gone = await owner.pedir({ method: 'DELETE', url: `/api/Usuario/${colleague.quem.usuarioId}` });
  expect(gone.statusCode).toBe(204);
  const answers = await finish(held);
  expect([...answers].filter(([, status]) => status !== 401)).toEqual([]);
  expect(answers.size).toBeGreaterThan(100);
  expect(await linesOf(colleague)).toBe(before);
});

test('two people who deactivate each other at once do not both succeed', async () => {
  const owner = await bench.novaPessoa();
  const [um, dois] = [await newColleague(bench, owner), await newColleague(bench, owner)];
  const deactivate = (by: Pessoa, { quem }: Pessoa) =>
    by.pedir({ method: 'DELETE', url: `/api/Usuario/${quem.usuarioId}` });
  const answers = await Promise.all([deactivate(um, dois), deactivate(dois, um)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  const people: { situacao: string }[] = (await owner.pedir({ url: '/api/Usuario' })).json();
  expect(people.map(({ situacao }) => situacao).toSorted()).toEqual(['ATIVO', 'ATIVO', 'DESATIVADO']);
});
