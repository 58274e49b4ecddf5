import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

/** A product as it is sent: the leaves that the simulator looks at. */
interface ProdutoEnviado {
  seq?: number;
  cpfCnpjRaiz?: string;
  codigo?: number;
  denominacao?: string;
  descricao?: string;
  modalidade?: string;
  ncm?: string;
  atributos?: { atributo: string; valor: string }[];
  codigosInterno?: string[];
}
/** A foreign operator as it is sent. */
interface OperadorEnviado {
  seq?: number;
  cpfCnpjRaiz?: string;
  codigoPais?: string;
  codigo?: string;
  nome: string;
  codigoInterno?: string;
  codigoSubdivisaoPais?: string;
  [campo: string]: unknown;
}
type Guardado<T> = T & { versao: string; situacao: 'ATIVADO' | 'DESATIVADO' };

/**
 * The catalogue of products and the foreign operators, each with its versions, as far as the published documents say it
 * (domain/portal-unico.md §5). They give no code of an error, so a refusal has a sentence alone.
 */
export function catalogoSimulado() {
  const produtos = registroDeVersoes<ProdutoEnviado>();
  const operadores = registroDeVersoes<OperadorEnviado>();
  const obrigatorios = new Map<string, readonly string[]>();
  const subdivisoes = new Map<string, readonly string[]>();

  const recusasDoProduto = ({ denominacao, modalidade, ncm = '', atributos = [] }: ProdutoEnviado) => [
    ...(denominacao ? [] : ['A denominação do produto é obrigatória.']),
    ...(modalidade === 'IMPORTACAO' || modalidade === 'EXPORTACAO' ? [] : ['A modalidade do produto é inválida.']),
    ...(/^\d{8}$/.test(ncm) ? [] : ['A NCM do produto é inválida.']),
    ...(obrigatorios.get(ncm) ?? [])
      .filter((codigo) => !atributos.some(({ atributo, valor }) => atributo === codigo && valor))
      .map((codigo) => `O atributo ${codigo} é obrigatório para a NCM ${ncm}.`),
  ];
  const guardarProduto = (raiz: string, codigo: string, enviado: ProdutoEnviado, versao?: string) => {
    const recusas = recusasDoProduto(enviado);
    if (recusas.length > 0) throw new PortalError(422, null, recusas.join(' '));
    const { seq: _, ...dados } = enviado;
    return produtos.guardar([raiz, codigo], { ...dados, cpfCnpjRaiz: raiz, codigo: Number(codigo) }, versao);
  };
  const guardarOperador = (partes: string[], enviado: OperadorEnviado, versao?: string) => {
    const { seq: _, ...dados } = enviado;
    const [cpfCnpjRaiz = '', codigoPais = '', codigo = ''] = partes;
    const { codigoSubdivisaoPais: subdivisao } = dados;
    if (subdivisao && subdivisoes.get(codigoPais)?.includes(subdivisao) === false) {
      throw new PortalError(422, null, `O código da subdivisão ${subdivisao} não existe no país ${codigoPais}.`);
    }
    return { seq: 1, ...operadores.guardar(partes, { ...dados, cpfCnpjRaiz, codigoPais, codigo }, versao) };
  };
  const codigoNovo = () => String(produtos.quantos() + 1);
  const operadorNovo = () => `OPE_${operadores.quantos() + 1}`;

  return {
    /** The attributes that a product of an NCM must have. */
    obrigatorios,
    /** The subdivisions that the Portal knows of a country; of one that is not here it takes any. */
    subdivisoes,
    produtos,
    operadores,
    atender({ funcao, parametros: p }: Operacao, query: URLSearchParams, enviado: unknown): unknown {
      const chave = [p.cpfCnpjRaiz ?? '', ...(p.codigoPais ? [p.codigoPais] : [])];
      const [raiz = ''] = chave;
      const codigo = p.codigo ?? '';
      const existente = [...chave, codigo];
      switch (funcao) {
        case 'consultar /catp/api/ext/produto':
          return lista(produtos.vigentes(), query, FILTROS_DE_PRODUTOS);
        case 'salvarVersaoInicialProduto':
          return guardarProduto(raiz, codigoNovo(), enviado as ProdutoEnviado);
        case 'salvarNovaVersao':
          produtos.exigir(existente);
          return guardarProduto(raiz, codigo, enviado as ProdutoEnviado);
        case 'salvarRetificacao':
          produtos.exigir(existente, p.versao);
          return guardarProduto(raiz, codigo, enviado as ProdutoEnviado, p.versao);
        case 'desativar':
          return produtos.desativar(existente);
        case 'salvarLote':
          return emLote(enviado as ProdutoEnviado[], (um) => {
            if (um.codigo !== undefined) produtos.exigir([um.cpfCnpjRaiz ?? '', String(um.codigo)]);
            return guardarProduto(um.cpfCnpjRaiz ?? '', String(um.codigo ?? codigoNovo()), um);
          });
        case 'consultar /catp/api/ext/operador-estrangeiro':
          return lista(operadores.vigentes(), comDesativados(query), FILTROS_DE_OPERADORES);
        case 'salvarVersaoInicialOperador':
          return guardarOperador([...chave, operadorNovo()], enviado as OperadorEnviado);
        case 'salvarNovaVersaoOperador':
          operadores.exigir(existente);
          return guardarOperador(existente, enviado as OperadorEnviado);
        case 'salvarRetificacaoOperador':
          operadores.exigir(existente, p.versao);
          return guardarOperador(existente, enviado as OperadorEnviado, p.versao);
        case 'desativarOperador':
          return { seq: 1, ...operadores.desativar(existente, p.versao) };
        case 'incluir /catp/api/ext/operador-estrangeiro':
          return emLote(enviado as OperadorEnviado[], (um) => {
            const dele = [um.cpfCnpjRaiz ?? '', um.codigoPais ?? ''];
            // The published list requires the code, also of one that has none yet: an empty one is new.
            if (um.codigo) operadores.exigir([...dele, um.codigo]);
            return guardarOperador([...dele, um.codigo || operadorNovo()], um);
          });
        default:
          throw new PortalError(500, null, `O simulador ainda não responde a ${funcao}.`);
      }
    },
  };
}

/** A version is read here first, and else from the registered DUIMPs (`recuperar`, `detalhar`). */
export function ehDoCatalogo({ funcao }: Operacao): boolean {
  return FUNCOES.includes(funcao);
}

function registroDeVersoes<T extends object>() {
  const todos = new Map<string, Guardado<T>[]>();
  const exigir = (partes: readonly string[], versao?: string): Guardado<T>[] => {
    const versoes = todos.get(partes.join(' '));
    if (!versoes || (versao !== undefined && !versoes.some((uma) => uma.versao === versao))) {
      throw new PortalError(404, null, 'Recurso não encontrado');
    }
    return versoes;
  };
  return {
    exigir,
    tem: (partes: readonly string[]) => todos.has(partes.join(' ')),
    quantos: () => todos.size,
    vigentes: () => [...todos.values()].flatMap((versoes) => versoes.at(-1) ?? []),
    daVersao: (partes: readonly string[], versao: string) =>
      todos.get(partes.join(' '))?.find((uma) => uma.versao === versao) ?? null,
    /** Without a version, the next is made; a version given is put right, and 1 becomes 1.1. */
    guardar(partes: readonly string[], dados: T, retificada?: string): Guardado<T> {
      const versoes = todos.get(partes.join(' ')) ?? [];
      const [base = ''] = (retificada ?? '').split('.');
      const irmas = versoes.filter(({ versao }) => versao.split('.')[0] === base);
      const principais = new Set(versoes.map(({ versao }) => versao.split('.')[0]));
      const versao = retificada ? `${base}.${irmas.length}` : String(principais.size + 1);
      const guardado: Guardado<T> = { ...dados, versao, situacao: 'ATIVADO' };
      versoes.splice(retificada ? versoes.indexOf(irmas.at(-1) as Guardado<T>) + 1 : versoes.length, 0, guardado);
      todos.set(partes.join(' '), versoes);
      return guardado;
    },
    /** The version named, or else the one in force. */
    desativar(partes: readonly string[], versao?: string): Guardado<T> {
      const versoes = exigir(partes, versao);
      const desativada = (versao ? versoes.find((uma) => uma.versao === versao) : versoes.at(-1)) as Guardado<T>;
      desativada.situacao = 'DESATIVADO';
      return desativada;
    },
  };
}

type Filtro = (um: Record<string, unknown>, valor: string) => boolean;

const igual =
  (campo: string): Filtro =>
  (um, valor) =>
    String(um[campo] ?? '') === valor;

const FILTROS_DE_PRODUTOS: Readonly<Record<string, Filtro>> = {
  ...Object.fromEntries(['cpfCnpjRaiz', 'ncm', 'denominacao', 'descricao'].map((campo) => [campo, igual(campo)])),
  codigo: ({ codigo }, valor) => codigo === Number(valor),
  codigoInterno: ({ codigosInterno }, valor) => Array.isArray(codigosInterno) && codigosInterno.includes(valor),
};
const FILTROS_DE_OPERADORES: Readonly<Record<string, Filtro>> = {
  ...Object.fromEntries(
    ['cpfCnpjRaiz', 'tin', 'codigo', 'codigoInterno', 'nome'].map((campo) => [campo, igual(campo)]),
  ),
  paisOrigem: igual('codigoPais'),
  exibirDesativados: ({ situacao }, valor) => valor === 'true' || situacao === 'ATIVADO',
};

/** Operators out of use are left out unless asked for. */
function comDesativados(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams({ exibirDesativados: 'false', ...Object.fromEntries(query) });
}

/**
 * The newest version of each that the query asks for; nothing found is an answer without a body. A filter that is not simulated is
 * refused: an empty list would say that there is no such product.
 */
function lista(
  vigentes: readonly object[],
  query: URLSearchParams,
  filtros: Readonly<Record<string, Filtro>>,
): readonly object[] | null {
  const pedidos = [...query].map(([nome, valor]) => {
    const filtro = Object.hasOwn(filtros, nome) ? filtros[nome] : undefined;
    if (!filtro) throw new PortalError(500, null, `O simulador ainda não filtra por ${nome}.`);
    return (um: object) => filtro(um as Record<string, unknown>, valor);
  });
  const achados = vigentes.filter((um) => pedidos.every((aceita) => aceita(um)));
  return achados.length > 0 ? achados.map((um, i) => ({ seq: i + 1, ...um })) : null;
}

/** Each of a list on its own: what is refused leaves the others in. */
function emLote<T extends { seq?: number; codigo?: number | string }>(
  enviados: readonly T[],
  guardar: (um: T) => { codigo?: number | string; versao: string },
) {
  if (enviados.length > 100) throw new PortalError(422, null, 'A lista deve conter, no máximo, 100 elementos.');
  return enviados.map((um, i) => {
    const seq = um.seq ?? i + 1;
    try {
      const { codigo, versao } = guardar(um);
      return { seq, codigo: String(codigo), versao, sucesso: true };
    } catch (erro) {
      if (!(erro instanceof PortalError)) throw erro;
      return { seq, codigo: String(um.codigo ?? ''), sucesso: false, erros: [erro.message] };
    }
  });
}

const FUNCOES: readonly string[] = [
  'consultar /catp/api/ext/produto',
  'salvarVersaoInicialProduto',
  'salvarNovaVersao',
  'salvarRetificacao',
  'desativar',
  'salvarLote',
  'consultar /catp/api/ext/operador-estrangeiro',
  'salvarVersaoInicialOperador',
  'salvarNovaVersaoOperador',
  'salvarRetificacaoOperador',
  'desativarOperador',
  'incluir /catp/api/ext/operador-estrangeiro',
];
