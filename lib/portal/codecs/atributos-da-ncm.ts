import { inteiro } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { objetosDe as objetos, simOuNao, textoDoPortal as texto } from '#lib/siscomex/json/pedacos-do-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { type CondicaoDoAtributo, lerCondicao, seCumpre } from './condicao-do-atributo.ts';

/** An attribute of the Portal Único as it is asked for; what the Portal did not say is null. */
export interface Atributo {
  codigo: string;
  nome: string | null;
  orientacao: string | null;
  /** Null for a form that is not known here; `formaDita` has it as it came. */
  forma: FormaDePreenchimento | null;
  formaDita: string | null;
  modalidade: string | null;
  obrigatorio: boolean | null;
  multivalorado: boolean | null;
  vigencia: Vigencia;
  tamanhoMaximo: number | null;
  casasDecimais: number | null;
  mascara: string | null;
  orgaos: readonly string[];
  objetivos: readonly string[];
  dominio: readonly { codigo: string; descricao: string | null }[];
  /** The parts of a compound attribute. */
  subatributos: readonly Atributo[];
  /** Attributes that are asked for when this one has certain values. */
  condicionados: readonly { condicao: CondicaoDoAtributo; atributo: Atributo }[];
}
type FormaDePreenchimento = (typeof FORMAS)[number];
interface Vigencia {
  inicio: string | null;
  fim: string | null;
}

/** An attribute that a product must or may have. */
export interface AtributoPedido {
  atributo: Atributo;
  /** The code of the attribute whose value asks for this one. */
  porCausaDe: string | null;
  /** What is not known of it, in sentences. It is shown all the same. */
  duvidas: readonly string[];
}

/**
 * Reads the answer to `GET /cadatributos/api/ext/atributo-ncm/{ncm}`, the links of the NCM beside the attributes they name, or a plain
 * list of attributes. The link has the last word on obligation, number of values and days.
 * @throws {ArquivoInvalido} when it is neither, or is of another NCM.
 */
export function lerAtributosDaNcm(bytes: Uint8Array, ncm: string): Atributo[] {
  const json = abrirJson(bytes);
  if (Array.isArray(json)) return objetos(json).map((atributo) => lido(atributo));
  if (!eObjetoJson(json) || !Array.isArray(json.detalhesAtributos)) throw new ArquivoInvalido(OUTRO);
  const ncms = objetos(json.listaNcm);
  const entradasDaNcm = ncms.filter((entrada) => texto(entrada.codigoNcm)?.replaceAll('.', '') === ncm);
  if (ncms.length > 0 && entradasDaNcm.length === 0) throw new ArquivoInvalido(`A resposta não é da NCM ${ncm}.`);
  const detalhes = objetos(json.detalhesAtributos);
  const porCodigo = new Map(detalhes.map((detalhe) => [texto(detalhe.codigo), detalhe]));
  const vinculos = entradasDaNcm.flatMap((entrada) => objetos(entrada.listaAtributos));
  const comVinculo = new Set(
    ncms.flatMap((entrada) => objetos(entrada.listaAtributos)).map((vinculo) => texto(vinculo.codigo)),
  );
  return [
    ...vinculos.map((vinculo) => lido(porCodigo.get(texto(vinculo.codigo)) ?? {}, vinculo)),
    ...detalhes.filter((detalhe) => !comVinculo.has(texto(detalhe.codigo))).map((detalhe) => lido(detalhe)),
  ];
}

/**
 * The attributes that a product is asked for on a day, with those that its values bring along. `valores` has the values by code, as the
 * Portal writes them.
 */
export function atributosPedidos(
  atributos: readonly Atributo[],
  { dia, valores }: { dia: string; valores: ReadonlyMap<string, readonly string[]> },
  porCausaDe: string | null = null,
): AtributoPedido[] {
  return atributos.flatMap((atributo) => {
    const vigente = estaVigente(atributo.vigencia, dia);
    if (vigente === false) return [];
    const valoresDoAtributo = valores.get(atributo.codigo) ?? [];
    const condicionados = atributo.condicionados.flatMap((condicionado) => {
      const cumpre = seCumpre(condicionado.condicao, valoresDoAtributo);
      if (cumpre === false) return [];
      const pedidos = atributosPedidos([condicionado.atributo], { dia, valores }, atributo.codigo);
      const duvida = `Não se sabe quando o Portal o pede: ${condicionado.condicao.descricao ?? 'ele não diz a condição'}.`;
      return cumpre ? pedidos : pedidos.map((pedido) => ({ ...pedido, duvidas: [duvida, ...pedido.duvidas] }));
    });
    return [{ atributo, porCausaDe, duvidas: duvidasDe(atributo, vigente) }, ...condicionados];
  });
}

function duvidasDe({ codigo, forma, formaDita, obrigatorio }: Atributo, vigente: true | null): string[] {
  return [
    ...(codigo ? [] : ['O Portal não diz o código.']),
    ...(forma ? [] : [formaDita ? `O Cais não conhece a forma ${formaDita}.` : 'O Portal não diz como se preenche.']),
    ...(obrigatorio === null ? ['O Portal não diz se é obrigatório.'] : []),
    ...(vigente === null ? ['Não se lê de quando até quando vale.'] : []),
  ];
}

/** Null when a day cannot be read. No last day means that there is none yet. */
function estaVigente({ inicio, fim }: Vigencia, dia: string): boolean | null {
  if ([inicio, fim].some((data) => data !== null && !DIA.test(data))) return null;
  if (inicio !== null && inicio > dia) return false;
  if (fim !== null && fim < dia) return false;
  return inicio === null ? null : true;
}

function lido(detalhe: ObjetoJson, vinculo: ObjetoJson = {}): Atributo {
  const doVinculo = (nome: string) => vinculo[nome] ?? detalhe[nome];
  const formaDita = texto(detalhe.formaPreenchimento);
  return {
    codigo: texto(doVinculo('codigo')) ?? '',
    nome: texto(detalhe.nomeApresentacao) ?? texto(detalhe.nome),
    orientacao: texto(detalhe.orientacaoPreenchimento),
    forma: FORMAS.find((forma) => forma === formaDita) ?? null,
    formaDita,
    modalidade: texto(doVinculo('modalidade')),
    obrigatorio: simOuNao(doVinculo('obrigatorio')),
    multivalorado: simOuNao(doVinculo('multivalorado')),
    vigencia: { inicio: texto(doVinculo('dataInicioVigencia')), fim: texto(doVinculo('dataFimVigencia')) },
    tamanhoMaximo: inteiro(detalhe.tamanhoMaximo),
    casasDecimais: inteiro(detalhe.casasDecimais),
    mascara: texto(detalhe.mascara),
    orgaos: lista(detalhe.orgaos).flatMap((orgao) => texto(orgao) ?? []),
    objetivos: objetos(detalhe.objetivos).flatMap(
      (objetivo) => texto(objetivo.descricao) ?? texto(objetivo.codigo) ?? [],
    ),
    dominio: objetos(detalhe.dominio).map((valorDoDominio) => ({
      codigo: texto(valorDoDominio.codigo) ?? '',
      descricao: texto(valorDoDominio.descricao),
    })),
    subatributos: objetos(detalhe.listaSubatributos).map((subatributo) => lido(subatributo)),
    condicionados: objetos(detalhe.condicionados).map((condicionado) => ({
      condicao: lerCondicao(condicionado.condicao, texto(condicionado.descricaoCondicao)),
      atributo: lido(eObjetoJson(condicionado.atributo) ? condicionado.atributo : {}, condicionado),
    })),
  };
}

const lista = (json: JsonExato | undefined): readonly JsonExato[] => (Array.isArray(json) ? json : []);

/** The published ones (`ArquivoDiarioAtributoDTO`). */
const FORMAS = [
  'LISTA_ESTATICA',
  'BOOLEANO',
  'DATA',
  'DATA_HORA',
  'NUMERO_INTEIRO',
  'NUMERO_REAL',
  'TEXTO',
  'DOMINIO_DINAMICO',
  'COMPOSTO',
  'LISTA_TABX_FILTRO',
] as const;
const DIA = /^\d{4}-\d{2}-\d{2}$/;
const OUTRO = 'Este JSON não é a relação de atributos de uma NCM. Traga a resposta do Portal Único como ela veio.';
