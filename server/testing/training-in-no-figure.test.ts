import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { portalConsulta, portalCredencial } from '#server/platform/db/schema/portal.ts';
import { sideBySide } from '#server/platform/work/side-by-side.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { endereco, type Route } from '#server/testing/security/support/documented-routes.ts';
import { meetStranger, type Stranger } from '#server/testing/security/support/stranger.ts';
import { type BuiltBench, buildTestBench } from '#server/testing/test-bench.ts';

// Every GET route is read before and after a training declaration comes in
// (docs/decisions/treinamento.md).

let bench: BuiltBench;
let stranger: Stranger;
/** The requests, with the rows that filled them before anything came in. */
let requests: string[];

beforeAll(async () => {
  bench = await buildTestBench();
  stranger = await meetStranger(bench);
  requests = requestsOf(stranger);
});
afterAll(() => bench.desmontar());

test('declarations of training change no answer but those that show them; real ones change the figures', async () => {
  const before = await walk();
  const [cleared, registered] = [await importar(260000001, TREINAMENTO), await importar(260000002, TREINAMENTO, null)];
  expect(await processo(cleared)).toMatchObject({
    treinamento: true,
    situacao: 'DESEMBARACADO_RFB',
    situacaoDai: null,
    proximoPasso: null,
  });
  expect(await processo(registered)).toMatchObject({ treinamento: true, situacao: 'REGISTRADO', situacaoDai: null });
  const withTraining = await walk();
  expect(changed(before, withTraining)).toEqual(SHOW_IT);

  const real = [await importar(260000003, DE_VERDADE), await importar(260000004, DE_VERDADE, null)];
  for (const id of real) expect(await processo(id)).toMatchObject({ treinamento: false });
  const figures = changed(withTraining, await walk());
  expect(FIGURES.filter((um) => !figures.includes(um))).toEqual([]);
});

const processo = async (id: string) => (await stranger.cheia.pedir({ url: `/api/Processo/${id}` })).json();

/** Answers by their route, however many requests it had. */
type Answers = ReadonlyMap<string, string>;

async function walk(): Promise<Answers> {
  const answers = await sideBySide(requests, AT_ONCE, async (url) => {
    const { statusCode, headers, rawPayload } = await stranger.cheia.pedir({ url });
    return [url, [statusCode, headers['x-total-count'], contentOf(rawPayload)].join(' ')] as const;
  });
  return new Map(answers);
}

const AT_ONCE = 6;

/** What an answer says. A sheet is a ZIP that bears the hour of the machine, so its parts are compared. */
function contentOf(bytes: Uint8Array): string {
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) return Buffer.from(bytes).toString('latin1');
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name !== 'docProps/core.xml');
  return parts.map(([name, part]) => `${name}: ${contentOf(part)}`).join('\n');
}

const changed = (before: Answers, after: Answers): string[] =>
  [...new Set([...after].flatMap(([url, said]) => (before.get(url) === said ? [] : [routeOf(url)])))].toSorted();

const routeOf = (url: string) =>
  decodeURIComponent(url.split('?')[0] ?? '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');

function requestsOf({ comCaminho, listas, noCaminho, obrigatorios }: Stranger): string[] {
  const dasLinhas = comCaminho()
    .filter(({ verbo, nome }) => verbo === 'GET' && !LEFT_OUT.has(nome))
    .flatMap((rota) => nomeadas(rota).map((nos) => endereco(rota, { ...noCaminho(rota), ...nos }, obrigatorios(rota))));
  const todas = [
    ...listas().flatMap(({ rota, url }, i, lidas) => (repetida(rota, i, lidas) ? [] : [url])),
    ...dasLinhas,
  ];
  return [...new Set(todas.flatMap((url) => [url, ...noPeriodo(url)]))];
}

/** A file takes long, and one of each kind says what its filters say of the list. */
const repetida = ({ nome }: Route, i: number, lidas: readonly { rota: Route }[]): boolean =>
  /(Exportar|Espelhos)$/.test(nome) && lidas.findIndex(({ rota }) => rota.nome === nome) < i;

/** A report of one day has little to sum. */
const noPeriodo = (url: string): string[] =>
  /[?&]de=/.test(url) && /[?&]ate=/.test(url)
    ? [url.replace(/([?&])de=[^&]*/, '$1de=2026-11-01').replace(/([?&])ate=[^&]*/, '$1ate=2027-06-30')]
    : [];

/** A parameter of the path that names one of a few, once for each of them. */
function nomeadas({ parametros }: Route): Record<string, string>[] {
  const [um] = parametros.filter(({ in: onde, schema }) => onde === 'path' && schema.enum);
  return um ? (um.schema.enum ?? []).map((valor) => ({ [um.name]: String(valor) })) : [{}];
}

/** Imports a DI of this month, the same but for its number; one of training is as if fetched from that environment. */
async function importar(
  numero: number,
  ambiente: AmbienteDoPortal | null,
  desembaraco: string | null = '2026-11-10',
): Promise<string> {
  const { cheia } = stranger;
  const { empresaId, usuarioId } = cheia.quem;
  const [lote] = (await cheia.pedir({ url: '/api/SaldoInsumo?tamanho=1' })).json();
  const { cnpj, razaoSocial } = (await cheia.pedir({ url: `/api/Importador/${lote.importador.id}` })).json();
  const di = gerarDeclaracao({
    semente: desembaraco ? 77 : 78,
    numero: `${numero}${digitoDaDi(`${numero}`)}`,
    dataRegistro: '2026-11-03',
    adicoes: 2,
    itensPorAdicao: 2,
    importador: { numero: cnpj, nome: razaoSocial },
    taxas: { '220': '5.4321' },
  });
  di.dataDesembaraco = desembaraco;
  if (desembaraco === null) di.canalCodigo = '000';
  const bytes = new TextEncoder().encode(escreverDiXml([di]));
  if (ambiente) {
    const { db } = bench.conexao;
    const [credencial] = await db.select().from(portalCredencial);
    expect(credencial?.ambiente).toBe(ambiente);
    await db.insert(portalConsulta).values({
      empresaId,
      id: randomUUID(),
      credencialId: credencial?.id ?? '',
      numero: di.numeroDI,
      situacao: 'PRONTA',
      pedidaEm: bench.relogio.hora,
      pedidaPor: usuarioId,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  const resposta = await cheia.pedir(multipartOf('/api/Processo/ImportarDi', bytes, `${numero}.xml`));
  expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
  return resposta.json()[0].id;
}

const TREINAMENTO = 'TREINAMENTO';
/** Brought by a person as a file. */
const DE_VERDADE = null;

/** A stream that never ends, and the export of the whole company, which has all that is there. */
const LEFT_OUT = new Set(['GET /api/Aviso/Eventos', 'GET /api/Empresa/{id}/Exportacao']);

/** The answers that show a training processo: the search, what was asked of the Portal, and what a system is told. */
const SHOW_IT = ['/api/Busca', '/api/PortalUnico/Consulta', '/api/Processo/Treinamento', '/api/Webhook/{id}/Entregas'];

/** Answers with figures that a real declaration changes: what the walk would catch. */
const FIGURES = [
  '/api/CadastroProposto',
  '/api/Dai',
  '/api/Dai/Pendencias',
  '/api/Dai/RelatorioPorIe',
  '/api/Dashboard',
  '/api/Dci/Habilitacao',
  '/api/Dcr/InsumosDaDi',
  '/api/Dcr/{id}/Atualizacao',
  '/api/MeuDia',
  '/api/MeuDia/Contagem',
  '/api/PrimeirosPassos',
  '/api/Processo',
  '/api/Processo/Agrupados',
  '/api/Processo/Exportar',
  '/api/Processo/Totais',
  '/api/Relatorio/CustoRealizado',
  '/api/Relatorio/ProcessosNaVirada',
  '/api/Relatorio/RegistroDi',
  '/api/Relatorio/SuspensosPorVencimento',
  '/api/Relatorio/TributosSuspensos',
  '/api/SaldoInsumo',
  '/api/SaldoInsumo/Grupos',
  '/api/SaldoInsumo/Totais',
];
