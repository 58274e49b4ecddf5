import type { LightMyRequestResponse as Resposta } from 'fastify';
import { type Montada, montarBancada } from '#server/testing/bancada.ts';
import { novoColega } from '#server/testing/colega.ts';
import { envioDe } from '#server/testing/multipart.ts';
import { amostraDe, NINGUEM } from '#server/testing/security/support/amostra.ts';
import { arquivosDeProva } from '#server/testing/security/support/arquivos-de-prova.ts';
import { entrarComo } from '#server/testing/security/support/entrar-como.ts';
import { fuzzar } from '#server/testing/security/support/fuzz.ts';
import { endereco, type Rota, rotasDoDocumento } from '#server/testing/security/support/rotas-do-documento.ts';
import {
  BILHAO_DE_RISOS,
  bombaZip,
  ENTIDADE_DE_PARAMETRO,
  FUNDO_DEMAIS,
  XXE,
} from '#server/testing/security/support/xml-hostil.ts';

/** What anybody may ask: to get in, to get out, whom an invitation is for. */
const ABERTAS = ['POST /Auth/Login', 'GET /Auth/Convite/{token}', 'POST /Auth/Convite/{token}'];
/** Ends a session that is there; where there is none, there is nothing to end. */
const SAIR = 'POST /Auth/Logout';

let bancada: Montada;
let rotas: Rota[];
beforeAll(async () => {
  bancada = await montarBancada('pglite', { ptax: async () => [] });
  rotas = await rotasDoDocumento(bancada.app);
}, 60_000);
afterAll(() => bancada.desmontar());

const fechadas = () => rotas.filter(({ nome, aberta }) => !aberta && nome !== SAIR);
function pedir(rota: Rota, headers: Record<string, string>): Promise<Resposta> {
  const url = endereco(rota, new Proxy({}, { get: () => NINGUEM }));
  const payload = rota.corpo && (amostraDe(rota.corpo, {}) as object);
  return bancada.app.inject({ method: rota.verbo, url, headers, ...(payload && { payload }) });
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
  const { token } = await bancada.novaPessoa();
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
  const { token } = await bancada.novaPessoa();
  const hostis: [string, string | Uint8Array][] = [
    ['risos.xml', BILHAO_DE_RISOS],
    ['xxe.xml', XXE],
    ['fora.xml', ENTIDADE_DE_PARAMETRO],
    ['fundo.xml', FUNDO_DEMAIS],
    ['bomba.zip', bombaZip('x.xml')],
    ['bomba.xlsx', bombaZip('xl/worksheets/sheet1.xml')],
  ];
  const deArquivo = rotas.filter((rota) => rota.deArquivo);
  expect(deArquivo.length).toBeGreaterThan(10);
  for (const rota of deArquivo) {
    const obrigatorios = rota.parametros.filter(({ in: onde, required }) => onde === 'query' && required);
    const consulta = Object.fromEntries(
      obrigatorios.map(({ name, schema }) => [name, String(amostraDe(schema, {}, name))]),
    );
    for (const [nome, conteudo] of hostis) {
      const inicio = performance.now();
      const url = endereco(rota, new Proxy({}, { get: () => NINGUEM }), consulta);
      const resposta = await bancada.app.inject({
        ...envioDe(url, conteudo, nome),
        headers: { ...envioDe(url, '').headers, ...comToken(token) },
      });
      const demorou = performance.now() - inicio;
      expect([rota.nome, nome, resposta.statusCode < 500, demorou < 20_000]).toEqual([rota.nome, nome, true, true]);
      expect(resposta.body).not.toMatch(/root:|hahahahaha/);
    }
  }
}, 120_000);

test('a thousand bad requests, the same each time: never a 5xx, never one that is not answered', async () => {
  const { quem } = await bancada.novaPessoa();
  const entrar = () => entrarComo(bancada, quem);
  const para = { ids: [NINGUEM, quem.empresaId, quem.usuarioId], arquivos: arquivosDeProva() };
  const { falhas } = await fuzzar({ app: bancada.app, semente: 20_261_122, pedidos: 1_000, entrar, ...para });
  expect(falhas).toEqual([]);
}, 120_000);

async function vencido(): Promise<string> {
  const { token } = await bancada.novaPessoa();
  bancada.relogio.hora = new Date(bancada.relogio.hora.getTime() + 61 * 60 * 1000);
  return token;
}

async function revogado(): Promise<string> {
  const { token, pedir: comoEla } = await bancada.novaPessoa();
  await comoEla({ method: 'POST', url: '/Auth/Logout' });
  return token;
}

async function deQuemSaiu(): Promise<string> {
  const dona = await bancada.novaPessoa();
  const colega = await novoColega(bancada, dona);
  await dona.pedir({ method: 'DELETE', url: `/api/Usuario/${colega.quem.usuarioId}` });
  return colega.token;
}
