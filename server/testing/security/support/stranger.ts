import { multipartOf } from '#server/testing/multipart.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';
import { documentedRoutes, endereco, type Route } from './documented-routes.ts';
import { fullCompany } from './full-company.ts';
import { apontadosDe, parametrosDe } from './owners.ts';
import { type Apontados, sampleOf } from './sample.ts';
import { idsDoRetrato, idsEm, type Snapshot, snapshotOf, textosDoRetrato } from './snapshot.ts';

/** A company with a row of everything, a person of another one, and that person's requests for the rows of the first. */
export interface Stranger {
  cheia: Pessoa;
  estranha: Pessoa;
  rotas: Route[];
  /** The paths that no row of the company fills, and those that its owner does not read. */
  semParametro: string[];
  naoLidas: string[];
  antes: Snapshot;
  ids: ReadonlySet<string>;
  comCaminho(): Route[];
  noCaminho(rota: Route): Record<string, string>;
  obrigatorios(rota: Route): Record<string, string>;
  /** The addresses of a list: as it is, and with each text and filter that could name a row of the company. */
  listas(): { rota: Route; url: string }[];
  /** Sends the stranger's request, with a valid body that points at the company wherever it can. */
  pedir(rota: Route, url: string): Promise<Answered>;
  /** The ids and texts of the company that an answer has, except those that its request had. */
  vazados(resposta: Pick<Answered, 'body' | 'dito'>, textos?: ReadonlySet<string>): string[];
}

export interface Answered {
  statusCode: number;
  body: string;
  /** The text of the request. */
  dito: string;
}

export async function meetStranger(bench: TestBench): Promise<Stranger> {
  const { db } = bench.conexao;
  const cheia = await fullCompany(bench);
  const estranha = await bench.novaPessoa();
  const rotas = await documentedRoutes(bench.app);
  const parametros = new Map<string, Record<string, string> | null>();
  for (const rota of rotas) parametros.set(rota.nome, await parametrosDe(db, cheia.quem.empresaId, rota));
  const apontados = await apontadosDe(db, cheia.quem.empresaId);
  const noCaminho = (rota: Route) => parametros.get(rota.nome) ?? {};
  const comCaminho = () => rotas.filter(({ caminho, aberta }) => caminho.includes('{') && !aberta);
  const doNome = (nome: string) => apontados[nome] ?? apontados.processo ?? '';

  function obrigatorios(rota: Route): Record<string, string> {
    const pedidos = rota.parametros.filter(({ in: onde, required }) => onde === 'query' && required);
    return Object.fromEntries(
      pedidos.map(({ name, schema }) => [
        name,
        String(sampleOf(schema, { ...apontados, registroId: doNome(name) }, name)),
      ]),
    );
  }

  /** `id`, `ids` and `registroId` belong to the resource at the start of the path. */
  function apontadosNa({ caminho }: Route): Apontados {
    const [, , recurso] = caminho.split('/');
    const irma = rotas.find((rota) => rota.caminho.startsWith(`/api/${recurso}/{id}`));
    const dela = (irma && noCaminho(irma).id) ?? '';
    return { ...apontados, id: dela, ids: dela, registroId: apontados.item ?? '' };
  }

  const naoLidas: string[] = [];
  // Done before the snapshot: the history also records an export of the company's own data.
  for (const rota of comCaminho().filter(({ verbo }) => verbo === 'GET')) {
    const resposta = await cheia.pedir({ url: endereco(rota, noCaminho(rota), obrigatorios(rota)) });
    if (resposta.statusCode === 404) naoLidas.push(rota.nome);
  }
  const antes = await snapshotOf(db, cheia.quem.empresaId);
  const ids = await idsDoRetrato(db, antes);
  const seusTextos = await textosDoRetrato(db, antes);

  return {
    cheia,
    estranha,
    rotas,
    semParametro: rotas.flatMap(({ nome }) => (parametros.get(nome) === null ? [nome] : [])),
    naoLidas,
    antes,
    ids,
    comCaminho,
    noCaminho,
    obrigatorios,

    listas() {
      // An endless stream is tested in aviso.test.ts.
      const lidas = rotas.filter(
        ({ verbo, caminho, nome }) => verbo === 'GET' && !caminho.includes('{') && nome !== 'GET /api/Aviso/Eventos',
      );
      return lidas.flatMap((rota) => {
        const consultas = [{}, { q: 'FICTICI' }, ...filtros(rota).map((filtro) => ({ [filtro]: doNome(filtro) }))];
        return consultas
          .filter((consulta) => Object.keys(consulta).every((nome) => aceita(rota, nome)))
          .map((consulta) => ({ rota, url: endereco(rota, {}, { ...obrigatorios(rota), ...consulta }) }));
      });
    },

    async pedir(rota, url) {
      const payload = rota.corpo && (sampleOf(rota.corpo, apontadosNa(rota)) as object);
      const { statusCode, body } = await estranha.pedir(
        rota.deArquivo
          ? multipartOf(url, 'Part number;Descrição\nX;Y\n', 'estranha.csv')
          : { method: rota.verbo, url, ...(payload && { payload }) },
      );
      return { statusCode, body, dito: `${decodeURIComponent(url)} ${JSON.stringify(payload)}` };
    },

    vazados: ({ body, dito }, textos = seusTextos) => [
      ...idsEm(body).filter((id) => ids.has(id) && !dito.includes(id)),
      ...[...textos].filter((texto) => body.includes(texto) && !dito.includes(texto)),
    ],
  };
}

const aceita = ({ parametros }: Route, nome: string) =>
  parametros.some((parametro) => parametro.in === 'query' && parametro.name === nome);
const filtros = ({ parametros }: Route) =>
  parametros.filter(({ in: onde, schema }) => onde === 'query' && schema.format === 'uuid').map(({ name }) => name);
