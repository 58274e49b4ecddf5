import { endereco, type Route } from '#server/testing/security/support/documented-routes.ts';
import { planned, recordStatements } from '#server/testing/security/support/joins.ts';
import { ownBody, withOneChanged } from '#server/testing/security/support/own-body.ts';
import { apontadosDe, parametrosDe } from '#server/testing/security/support/owners.ts';
import { idsEm, snapshotOf } from '#server/testing/security/support/snapshot.ts';
import { type Answered, meetStranger, type Stranger } from '#server/testing/security/support/stranger.ts';
import { makeTwin } from '#server/testing/security/support/twin.ts';
import { type BuiltBench, buildTestBench, type Pessoa } from '#server/testing/test-bench.ts';
import { writesNotNoted } from '#server/testing/writes-in-painel.ts';

/** One database serves all these tests. */
let bench: BuiltBench;
let stranger: Stranger;

const statements = recordStatements();

beforeAll(async () => {
  bench = await buildTestBench();
  stranger = await meetStranger(bench);
});
afterAll(() => bench.desmontar());

test('every parameter of every path is filled by a row of the company, which its owner reads', () => {
  expect(stranger.semParametro).toEqual([]);
  expect(stranger.naoLidas).toEqual(['GET /api/Dci/{id}/Recebimento/{recebimento}']);
});

test('no row of another company is found by its id: by no verb, on no path', async () => {
  const { comCaminho, noCaminho, obrigatorios, pedir } = stranger;
  const outras: string[] = [];
  for (const rota of comCaminho()) {
    const resposta = await pedir(rota, endereco(rota, noCaminho(rota), obrigatorios(rota)));
    const vazia = rota.nome === LISTA_VAZIA && resposta.body === '[]';
    if (resposta.statusCode !== 404 && !vazia && !DO_PRODUTO.has(rota.nome))
      outras.push(`${rota.nome}: ${resposta.statusCode} ${resposta.body.slice(0, 120)}`);
    exigirSemVazamento(rota, resposta);
  }
  expect(outras).toEqual([]);
});

test('no list, search, total, file or report says a word of it, with whatever filter and text of its own', async () => {
  for (const { rota, url } of stranger.listas()) {
    const resposta = await stranger.pedir(rota, url);
    exigirSemVazamento(rota, resposta);
    expect([rota.nome, resposta.statusCode < 500]).toEqual([rota.nome, true]);
  }
});

test('no body can name its rows: what points at them is refused, and nothing of one’s own points at them after', async () => {
  const { estranha, rotas, noCaminho, obrigatorios, pedir } = stranger;
  for (const rota of rotas.filter((uma) => uma.verbo !== 'GET' && !uma.aberta && uma.caminho !== SAIR)) {
    const resposta = await pedir(rota, endereco(rota, noCaminho(rota), obrigatorios(rota)));
    expect([rota.nome, resposta.statusCode < 500]).toEqual([rota.nome, true]);
    exigirSemVazamento(rota, resposta);
    expect([rota.nome, resposta.statusCode]).not.toEqual([rota.nome, 401]);
  }
  expect(await linhasQueApontam(estranha)).toEqual([]);
});

test('a body right in all but one reference, which is the other company’s, is refused for it', async () => {
  const { db } = bench.conexao;
  const { cheia, rotas } = stranger;
  const gemea = await bench.novaPessoa();
  const troca = await makeTwin(db, cheia, gemea);
  const dela = await apontadosDe(db, gemea.quem.empresaId);
  const aceitas: string[] = [];
  let certas = 0;
  for (const rota of rotas.filter(({ corpo, aberta }) => corpo && !aberta)) {
    const seus = (await parametrosDe(db, gemea.quem.empresaId, rota)) ?? {};
    const [, , recurso] = rota.caminho.split('/');
    const irma = rotas.find((uma) => uma.caminho.startsWith(`/api/${recurso}/{id}`));
    const id = (irma && (await parametrosDe(db, gemea.quem.empresaId, irma))?.id) ?? '';
    const registroId = dela.item ?? '';
    const corpo = await ownBody(gemea, rota, { ...dela, id, ids: id, registroId });
    const mandar = (payload: unknown) =>
      gemea.pedir({ method: rota.verbo, url: endereco(rota, seus), payload: payload as object });
    const trocados = withOneChanged(corpo, troca);
    for (const { onde, corpo: trocado } of trocados) {
      const resposta = await mandar(trocado);
      exigirSemVazamento(rota, { body: resposta.body, dito: JSON.stringify(trocado) }, new Set());
      const feita = resposta.statusCode < 400 && !NADA_FEITO.test(resposta.body);
      if (feita) aceitas.push(`${rota.nome} ${onde}`);
    }
    const boa = await mandar(corpo);
    if (trocados.length > 0 && boa.statusCode < 300) certas++;
  }
  expect(await linhasQueApontam(gemea)).toEqual([]);
  expect(aceitas).toEqual(NAO_OLHADAS);
  // The bodies were valid: sent unchanged, with only the company's own ids, most are accepted.
  expect(certas).toBeGreaterThan(50);
});

test('after all of it, every row of the company is byte for byte what it was', async () => {
  expect(await snapshotOf(bench.conexao.db, stranger.cheia.quem.empresaId)).toEqual(stranger.antes);
});

test('every statement of all of it holds the tables of the companies to one company, or joins them by it', async () => {
  const { planned: quantas, unbound, acrossCompanies, unknown } = await planned(bench, statements);
  // The demonstration is made where no company is yet.
  const asked = ['empresa in select count(*) from "empresa"'];
  expect({ unbound, acrossCompanies, unknown }).toEqual({ unbound: [], acrossCompanies: asked, unknown: [] });
  expect(quantas).toBeGreaterThan(500);
});

test('every row written by all of it that the dashboard sums up was noted by its transaction', async () => {
  expect(await writesNotNoted(bench.conexao.db)).toEqual([]);
});

/** A job bears the id that its request gives it, whatever that is: a row of one's own, which names nobody's. */
const ID_DO_PEDIDO = 'trabalho';

async function linhasQueApontam({ quem }: Pessoa): Promise<string[]> {
  const { [ID_DO_PEDIDO]: _, ...minhas } = await snapshotOf(bench.conexao.db, quem.empresaId);
  return Object.entries(minhas).flatMap(([tabela, linhas]) =>
    linhas.filter((linha) => idsEm(linha).some((um) => stranger.ids.has(um))).map((linha) => `${tabela}: ${linha}`),
  );
}

/** The codes of these are the product's, the same in every company. */
const DO_PRODUTO: ReadonlySet<string> = new Set([
  'PUT /api/Calendario/Atos/{codigo}/Confirmacao',
  'DELETE /api/Calendario/Atos/{codigo}/Confirmacao',
]);

/** A list of one process: another company's process gets the answer of an own process without any. */
const LISTA_VAZIA = 'GET /api/Processo/{id}/Retificacoes';
/**
 * The server creates these lines anew and keeps none of these ids. When an item is not of the company, it finds the item by part
 * number.
 */
const NAO_OLHADAS = [
  'POST /api/Dcr nacionais.0.id',
  'POST /api/Dcr nacionais.0.item.id',
  'POST /api/Dcr subcomponentes.0.id',
  'POST /api/Dcr subcomponentes.0.item.id',
  'POST /api/Dcr importados.0.id',
  'POST /api/Dcr importados.0.item.id',
  'PUT /api/Estrutura linhas.0.id',
];
/** The answer to a request for many records, when each of them is refused. */
/** Nothing was changed, or a plan found nothing to change. */
const NADA_FEITO = /^\{"(feitos":\[\],"recusados"|grupos":\[\],"fora":\[\])/;
const SAIR = '/Auth/Logout';

/** Checks that an answer contains no id and no text of the other company, except those of the request. */
function exigirSemVazamento(
  rota: Route,
  resposta: Pick<Answered, 'body' | 'dito'>,
  textos?: ReadonlySet<string>,
): void {
  expect([rota.nome, stranger.vazados(resposta, textos)]).toEqual([rota.nome, []]);
}
