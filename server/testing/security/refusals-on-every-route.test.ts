import type { LightMyRequestResponse as Resposta } from 'fastify';
import { newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { documentedRoutes, endereco, type Route } from '#server/testing/security/support/documented-routes.ts';
import { fuzz } from '#server/testing/security/support/fuzz.ts';
import {
  BILLION_LAUGHS,
  PARAMETER_ENTITY,
  TOO_DEEP,
  XXE,
  zipBomb,
} from '#server/testing/security/support/hostile-xml.ts';
import { logInAs } from '#server/testing/security/support/log-in-as.ts';
import { probeFiles } from '#server/testing/security/support/probe-files.ts';
import { NINGUEM, sampleOf } from '#server/testing/security/support/sample.ts';
import { type BuiltBench, buildTestBench } from '#server/testing/test-bench.ts';

/** Routes without a session: log-in, reading an invitation and accepting it, and a notice of the Portal Único. */
const ABERTAS = [
  'POST /Auth/Login',
  'POST /Auth/SegundoFator',
  'GET /Auth/Convite/{token}',
  'POST /Auth/Convite/{token}',
  'POST /api/PortalUnico/Aviso/{empresaId}/{receptorId}',
];
/** Ends a session; without a session it does nothing. */
const SAIR = 'POST /Auth/Logout';

let bench: BuiltBench;
let rotas: Route[];
beforeAll(async () => {
  bench = await buildTestBench({ ptax: async () => [] });
  rotas = await documentedRoutes(bench.app);
});
afterAll(() => bench.desmontar());

const fechadas = () => rotas.filter(({ nome, aberta }) => !aberta && nome !== SAIR);
function pedir(rota: Route, headers: Record<string, string>): Promise<Resposta> {
  const url = endereco(rota, new Proxy({}, { get: () => NINGUEM }));
  const payload = rota.corpo && (sampleOf(rota.corpo, {}) as object);
  return bench.app.inject({ method: rota.verbo, url, headers, ...(payload && { payload }) });
}
const comToken = (token: string) => ({ authorization: `Bearer ${token}` });
async function todasRespondem(headers: Record<string, string>, status: number, codigo: string): Promise<void> {
  const outras: string[] = [];
  for (const rota of fechadas()) {
    const resposta = await pedir(rota, headers);
    const certa = resposta.statusCode === status && resposta.json().codigo === codigo;
    if (!certa) outras.push(`${rota.nome}: ${resposta.statusCode} ${resposta.body.slice(0, 100)}`);
  }
  expect(outras).toEqual([]);
}

test('only these are open, in the document and in fact', async () => {
  expect(rotas.filter(({ aberta }) => aberta).map(({ nome }) => nome)).toEqual(ABERTAS);
  await todasRespondem({}, 401, 'NAO_AUTENTICADO');
});

test.each([
  ['forged', async () => comToken('A'.repeat(43))],
  ['malformed', async () => comToken('não é um token')],
  ['of another kind', async () => ({ authorization: `Basic ${Buffer.from('a:b').toString('base64')}` })],
  ['expired', async () => comToken(await vencido())],
  ['revoked', async () => comToken(await revogado())],
  ['of somebody who was deactivated', async () => comToken(await deQuemSaiu())],
])('a token that is %s opens no route', async (_, headers) => {
  await todasRespondem(await headers(), 401, 'NAO_AUTENTICADO');
});

test('a browser that holds the cookie and does not repeat it changes nothing, on any route', async () => {
  const { token } = await bench.novaPessoa();
  for (const rota of rotas.filter(({ verbo }) => verbo !== 'GET')) {
    for (const cabecalho of [undefined, 'outro-valor', 'valor-do-cooki']) {
      const headers = {
        ...comToken(token),
        cookie: 'XSRF-TOKEN=valor-do-cookie',
        ...(cabecalho !== undefined && { 'x-xsrf-token': cabecalho }),
      };
      const resposta = await pedir(rota, headers);
      expect([rota.nome, resposta.statusCode, resposta.json().codigo]).toEqual([rota.nome, 403, 'XSRF']);
    }
  }
});

test('no file that is read unfolds, reads another file or calls anybody: on every route that takes one', async () => {
  const { token } = await bench.novaPessoa();
  const hostis: [string, string | Uint8Array][] = [
    ['risos.xml', BILLION_LAUGHS],
    ['xxe.xml', XXE],
    ['fora.xml', PARAMETER_ENTITY],
    ['fundo.xml', TOO_DEEP],
    ['bomba.zip', zipBomb('x.xml')],
    ['bomba.xlsx', zipBomb('xl/worksheets/sheet1.xml')],
  ];
  const deArquivo = rotas.filter((rota) => rota.deArquivo);
  expect(deArquivo.length).toBeGreaterThan(10);
  for (const rota of deArquivo) {
    const obrigatorios = rota.parametros.filter(({ in: onde, required }) => onde === 'query' && required);
    const consulta = Object.fromEntries(
      obrigatorios.map(({ name, schema }) => [name, String(sampleOf(schema, {}, name))]),
    );
    for (const [nome, conteudo] of hostis) {
      const inicio = process.cpuUsage();
      const url = endereco(rota, new Proxy({}, { get: () => NINGUEM }), consulta);
      const resposta = await bench.app.inject({
        ...multipartOf(url, conteudo, nome),
        headers: { ...multipartOf(url, '').headers, ...comToken(token) },
      });
      // Of the processor, not by the clock.
      const demorou = process.cpuUsage(inicio).user / 1_000;
      expect([rota.nome, nome, resposta.statusCode < 500, demorou < 20_000]).toEqual([rota.nome, nome, true, true]);
      expect(resposta.body).not.toMatch(/root:|hahahahaha/);
    }
  }
});

test('a thousand bad requests, the same each time: never a 5xx, never one that is not answered', async () => {
  const { quem } = await bench.novaPessoa();
  const entrar = () => logInAs(bench, quem);
  const para = { ids: [NINGUEM, quem.empresaId, quem.usuarioId], arquivos: probeFiles() };
  const { falhas } = await fuzz({ app: bench.app, semente: 20_261_122, pedidos: 1_000, entrar, ...para });
  expect(falhas).toEqual([]);
});

async function vencido(): Promise<string> {
  const { token } = await bench.novaPessoa();
  bench.relogio.hora = new Date(bench.relogio.hora.getTime() + 61 * 60 * 1000);
  return token;
}

async function revogado(): Promise<string> {
  const { token, pedir: comoEla } = await bench.novaPessoa();
  await comoEla({ method: 'POST', url: '/Auth/Logout' });
  return token;
}

async function deQuemSaiu(): Promise<string> {
  const dona = await bench.novaPessoa();
  const colega = await newColleague(bench, dona);
  await dona.pedir({ method: 'DELETE', url: `/api/Usuario/${colega.quem.usuarioId}` });
  return colega.token;
}
