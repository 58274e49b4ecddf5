import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { PublishedFunction, PublishedSchema } from './contract-notation.ts';
import { DOCUMENTOS_DO_PORTAL, publishedDocument } from './published-documents.ts';

/** A request as it came, to be held against the published document. */
export interface PedidoRecebido {
  metodo: string;
  caminho: string;
  query: URLSearchParams;
  cabecalhos: Record<string, string | string[] | undefined>;
  corpo: unknown;
}

/** An operation of the Portal, recognised in a request. */
export interface Operacao {
  /** The function whose calls the Portal counts: its `operationId`, with its published path when others have that name too. */
  funcao: string;
  parametros: Record<string, string>;
  /** What the published document refuses in this request. */
  problemas: string[];
  /** What the published document does not know of an answer. */
  conferirResposta(status: number, corpo: unknown): string[];
}

/** Reads the published documents; requests and answers are validated by them, not by what this project thinks of them. */
export function contratoDoPortal() {
  // A parameter is always text, and a real answer has numbers as text: those are coerced, and a body that somebody sends is not.
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, coerceTypes: true }));
  const doCorpo = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  const operacoes = Object.entries(DOCUMENTOS_DO_PORTAL).flatMap(([arquivo, prefixo]) => {
    const documento = publishedDocument(arquivo);
    ajv.addSchema(fechado(documento), arquivo);
    doCorpo.addSchema(fechado(documento), arquivo);
    return Object.entries(documento.paths).flatMap(([caminho, metodos]) =>
      Object.entries(metodos).map(([metodo, operacao]) => ({
        metodo: metodo.toUpperCase(),
        funcao: operacao.operationId,
        publicado: prefixo + caminho,
        forma: formaDe(prefixo + caminho),
        operacao,
        arquivo,
      })),
    );
  });
  const comEsteNome = Map.groupBy(operacoes, ({ operacao }) => operacao.operationId);
  for (const uma of operacoes) {
    const { operationId } = uma.operacao;
    if ((comEsteNome.get(operationId)?.length ?? 0) > 1) uma.funcao = `${operationId} ${uma.publicado}`;
  }
  // A path without parameters wins over one with them: `/ext/duimp/chaves-acesso` is no number of a DUIMP.
  operacoes.sort((a, b) => a.forma.nomes.length - b.forma.nomes.length);

  return (pedido: PedidoRecebido): Operacao | null => {
    for (const { metodo, funcao, forma, operacao, arquivo } of operacoes) {
      const achado = metodo === pedido.metodo ? forma.expressao.exec(pedido.caminho) : null;
      if (!achado) continue;
      const parametros = Object.fromEntries(
        forma.nomes.map((nome, i) => [nome, decodeURIComponent(achado[i + 1] ?? '')]),
      );
      return {
        funcao,
        parametros,
        problemas: [
          ...problemasDosParametros(ajv, operacao, pedido, parametros),
          ...problemasDoCorpo(doCorpo, arquivo, operacao, pedido),
        ],
        conferirResposta: (status, corpo) => problemasDaResposta(ajv, { arquivo, funcao, operacao }, status, corpo),
      };
    }
    return null;
  };
}

function formaDe(caminho: string): { expressao: RegExp; nomes: string[] } {
  const nomes = [...caminho.matchAll(/\{([^}]+)\}/g)].map(([, nome = '']) => nome);
  return { expressao: new RegExp(`^${caminho.replace(/\{[^}]+\}/g, '([^/]+)')}$`), nomes };
}

function problemasDosParametros(
  ajv: Ajv,
  { parameters = [] }: PublishedFunction,
  pedido: PedidoRecebido,
  doCaminho: Record<string, string>,
): string[] {
  const faltam = parameters
    .filter(({ required }) => required)
    .filter(({ name, in: onde }) => {
      if (onde === 'header') return !pedido.cabecalhos[name.toLowerCase()];
      return onde === 'query' && !pedido.query.get(name);
    })
    .map(({ name }) => `falta ${name}`);
  const conhecidas = parameters.filter(({ in: onde }) => onde === 'query').map(({ name }) => name);
  const estranhas = [...pedido.query.keys()].filter((nome) => !conhecidas.includes(nome));
  const invalidos = parameters.flatMap(({ name, in: onde, schema }) => {
    const valores = onde === 'path' ? [doCaminho[name]] : onde === 'query' ? pedido.query.getAll(name) : [];
    // Coercion writes into the object that holds the value.
    return valores
      .filter((valor) => valor !== undefined)
      .filter((valor) => !ajv.validate({ type: 'object', properties: { valor: umSo(schema) } }, { valor }))
      .map((valor) => `${name} não vale: ${valor}`);
  });
  return [...faltam, ...estranhas.map((nome) => `${nome} não existe`), ...invalidos];
}

/** A list is repeated in the query; the documents put the words of its elements beside it. */
function umSo(esquema: PublishedSchema): object {
  if (esquema.type !== 'array') return esquema;
  const { items, enum: palavras } = esquema;
  return { ...items, ...(palavras && { enum: palavras }) };
}

function problemasDoCorpo(ajv: Ajv, arquivo: string, { requestBody }: PublishedFunction, { corpo }: PedidoRecebido) {
  const esquema = requestBody?.content?.['application/json']?.schema;
  if (!esquema) return corpo === undefined ? [] : ['o corpo não existe'];
  return faltasDe(validadorDe(ajv, arquivo, esquema), corpo);
}

/**
 * A real answer differs from the published document (domain/portal-unico.md §3.2): nulls and missing names count as absent, a number may
 * come as text or a text as a number, and `NOMES_DA_RESPOSTA_REAL` are there. Anything else is a problem, also any other name.
 */
function problemasDaResposta(
  ajv: Ajv,
  { arquivo, funcao, operacao }: { arquivo: string; funcao: string; operacao: PublishedFunction },
  status: number,
  corpo: unknown,
) {
  const publicada = operacao.responses[String(status)];
  if (!publicada) return [`a resposta ${status} não existe`];
  const publicado = publicada.content?.['application/json']?.schema ?? (status === 200 ? SUPOSTOS[funcao] : undefined);
  const esquema = status === 200 && publicado && funcao === LISTA_PUBLICADA_COMO_UM ? emLista(publicado) : publicado;
  if (!esquema || ehErroDaPlataforma(corpo)) return [];
  return faltasDe(validadorDe(ajv, arquivo, esquema), semNulos(corpo), ({ keyword, instancePath, params }) => {
    const nome = `${instancePath.replace(/\/\d+/g, '')}/${params.additionalProperty}`;
    if (keyword === 'type' && instancePath.replace(/\/\d+/g, '') === LISTA_PUBLICADA_COMO_NUMERO) return true;
    return keyword === 'required' || (keyword === 'additionalProperties' && NOMES_DA_RESPOSTA_REAL.includes(nome));
  });
}

/** The stop and the limits are answered in front of every function, in a body of their own (§2). */
function ehErroDaPlataforma(corpo: unknown): boolean {
  const { code, ...resto } = (corpo ?? {}) as Record<string, unknown>;
  return typeof code === 'string' && code.startsWith('PUCX-') && Object.keys(resto).join() === 'message';
}

function validadorDe(ajv: Ajv, arquivo: string, esquema: object): ValidateFunction {
  const prontos = validadores.get(ajv) ?? new WeakMap<object, ValidateFunction>();
  validadores.set(ajv, prontos);
  const pronto = prontos.get(esquema) ?? ajv.compile(comReferencias(esquema, arquivo) as object);
  prontos.set(esquema, pronto);
  return pronto;
}

const validadores = new WeakMap<Ajv, WeakMap<object, ValidateFunction>>();

const VINCULO = {
  type: 'object',
  properties: {
    codigo: { type: 'string' },
    modalidade: { type: 'string' },
    obrigatorio: { type: 'boolean' },
    multivalorado: { type: 'boolean' },
    dataInicioVigencia: { type: 'string' },
    dataFimVigencia: { type: 'string' },
  },
};
/** Answers without a published schema: what is assumed of them, on the published parts (docs/decisions/portal-unico.md). */
const SUPOSTOS: Readonly<Record<string, object>> = {
  downloadOperadorEstrangeiro: fechado({
    type: 'array',
    items: { $ref: '#/components/schemas/FabricanteIntegracaoDTO' },
  }),
  'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}': fechado({
    type: 'object',
    properties: {
      listaNcm: {
        type: 'array',
        items: {
          type: 'object',
          properties: { codigoNcm: { type: 'string' }, listaAtributos: { type: 'array', items: VINCULO } },
        },
      },
      detalhesAtributos: { type: 'array', items: { $ref: '#/components/schemas/ArquivoDiarioAtributoDTO' } },
    },
  }),
};

/** Names of real answers that the published document does not have. */
const NOMES_DA_RESPOSTA_REAL = ['/produto/ncm'];
/** Lists tables, by its name; its answer is published as one table (docs/decisions/portal-unico.md). */
const LISTA_PUBLICADA_COMO_UM = 'listarTabelasUsingGET';
const listas = new WeakMap<object, object>();

/** The same schema for the same one: its compiled validator is kept by it. */
function emLista(esquema: object): object {
  const lista = listas.get(esquema) ?? { type: 'array', items: esquema };
  listas.set(esquema, lista);
  return lista;
}

/** Published as a number; the real answer has a list of numbers. */
const LISTA_PUBLICADA_COMO_NUMERO = '/adicoes/itens';

function faltasDe(validar: ValidateFunction, valor: unknown, perdoa: (erro: ErrorObject) => boolean = () => false) {
  if (validar(structuredClone(valor))) return [];
  const faltas = (validar.errors ?? [])
    .filter((erro) => !perdoa(erro))
    .map(({ instancePath, message, params }) => {
      return `${instancePath.replace(/\/\d+/g, '/n')} ${message} ${JSON.stringify(params)}`;
    });
  return [...new Set(faltas)];
}

function comReferencias(esquema: unknown, arquivo: string): unknown {
  if (Array.isArray(esquema)) return esquema.map((um) => comReferencias(um, arquivo));
  if (typeof esquema !== 'object' || esquema === null) return esquema;
  return Object.fromEntries(
    Object.entries(esquema).map(([nome, valor]) => [
      nome,
      nome === '$ref' && typeof valor === 'string' ? `${arquivo}${valor}` : comReferencias(valor, arquivo),
    ]),
  );
}

/** Every object takes the published names only. */
function fechado<T>(esquema: T): T {
  if (Array.isArray(esquema)) return esquema.map(fechado) as T;
  if (typeof esquema !== 'object' || esquema === null) return esquema;
  const dentro = Object.fromEntries(Object.entries(esquema).map(([nome, valor]) => [nome, fechado(valor)]));
  const objeto = dentro.type === 'object' && typeof dentro.properties === 'object';
  return (objeto ? { additionalProperties: false, ...dentro } : dentro) as T;
}

function semNulos(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semNulos);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([, um]) => um !== null)
      .map(([nome, um]) => [nome, semNulos(um)]),
  );
}
