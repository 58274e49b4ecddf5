import type { TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { REGIMES_TRIBUTARIOS, type RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { FundamentoConhecido } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { objetosDe, textoDoPortal } from '#lib/siscomex/json/pedacos-do-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/** What the Portal Único knows of the taxes on importing a NCM from a country; it has no rates. What it did not say is null. */
export interface TratamentoTributario {
  ncm: string;
  pais: string;
  /** The day the answer is for, as it came: yyyy-mm-dd. */
  dataDoFato: string | null;
  /** `I`, `E` or `F`: import, export, freight. */
  tipoOperacao: string | null;
  fundamentos: readonly FundamentoDoTratamento[];
}

/** A legal ground of a tax, with its regime. */
export interface FundamentoDoTratamento {
  tributo: CodigoENome;
  regime: CodigoENome;
  codigo: string;
  nome: string | null;
  /** Null for a kind that is not known here; `tipoDito` has it as it came. */
  tipo: TipoDeFundamento | null;
  tipoDito: string | null;
  /** The sets of attributes of which the goods must have one; those of a ground that may be chosen are told once it is asked for. */
  mercadorias: readonly (readonly AtributoDaMercadoria[])[];
  /** Whether choosing it asks for attributes; null where the Portal tells them. */
  pedeAtributos: boolean | null;
}
type TipoDeFundamento = (typeof TIPOS)[number];

interface AtributoDaMercadoria {
  codigo: string;
  nome: string | null;
  /** How its value is given, in the words of the Portal: `Domínio Dinâmico`, `Lista Estática`, `Valor Inteiro`, `Valor Real`. */
  forma: string | null;
  valor: string | null;
  descricao: string | null;
}

interface CodigoENome {
  codigo: string | null;
  nome: string | null;
}

/**
 * Reads the answer to `POST /ttce/api/ext/tratamentos-tributarios/importacao/`, the grounds in the order in which they came.
 * @throws {ArquivoInvalido} when it is something else, is of another NCM or country, or has a list that is none.
 */
export function lerTratamentoTributario(
  bytes: Uint8Array,
  pedido: { ncm: string; pais: string; dia: string },
): TratamentoTributario {
  const json = abrirJson(bytes);
  if (!eObjetoJson(json) || !('ncm' in json)) throw new ArquivoInvalido(OUTRO);
  const [ncm, pais] = [textoDoPortal(json.ncm)?.replaceAll('.', ''), textoDoPortal(json.codigoPais)];
  if (ncm !== pedido.ncm) throw new ArquivoInvalido(`A resposta não é da NCM ${pedido.ncm}.`);
  if (pais === null || !mesmoCodigo(pais, pedido.pais)) {
    throw new ArquivoInvalido(`A resposta não é do país ${pedido.pais}.`);
  }
  const dataDoFato = textoDoPortal(json.dataFatoGerador)?.slice(0, 10) ?? null;
  if (dataDoFato !== null && dataDoFato !== pedido.dia) {
    throw new ArquivoInvalido(`A resposta é do dia ${dataDoFato}, e não de ${pedido.dia}.`);
  }
  const tipoOperacao = textoDoPortal(json.tipoOperacao);
  if (tipoOperacao !== null && tipoOperacao !== 'I') throw new ArquivoInvalido('A resposta não é de importação.');
  const tratados = lista(json.tratamentosTributarios).map((tratamento) => ({
    ...fundamentoDe(tratamento),
    mercadorias: lista(tratamento.mercadorias).map((mercadoria) => lista(mercadoria.atributos).map(atributoDe)),
    pedeAtributos: null,
  }));
  const disponiveis = lista(json.fundamentosOpcionaisDisponiveis).map((fundamento) => ({
    ...fundamentoDe(fundamento),
    mercadorias: [],
    pedeAtributos: PALAVRAS[textoDoPortal(fundamento.possuiAtributosAdicionais)?.toUpperCase() ?? ''] ?? null,
  }));
  // A ground that was asked for is among the available ones too, without its attributes.
  const ditos = new Set(tratados.map(qualE));
  return {
    ncm,
    pais: pedido.pais,
    dataDoFato,
    tipoOperacao,
    fundamentos: [...tratados, ...disponiveis.filter((fundamento) => !ditos.has(qualE(fundamento)))],
  };
}

/** What the goods must be for a ground to apply, in words; null when the Portal tells no condition. */
export function condicaoDoFundamento({ mercadorias, pedeAtributos }: FundamentoDoTratamento): string | null {
  const ditas = mercadorias
    .filter((mercadoria) => mercadoria.length > 0)
    .map((mercadoria) => mercadoria.map(atributoPorExtenso).join(' e '));
  // A set without attributes is met by any goods.
  if (mercadorias.length > ditas.length) return null;
  if (ditas.length > 0) return `se ${ditas.join('; ou ')}`;
  return pedeAtributos ? 'com atributos, que o Portal Único diz quando o fundamento é pedido' : null;
}

/** The grounds whose tax and regime have a name known here; the others are told by their answer alone. */
export function fundamentosConhecidos({ fundamentos }: TratamentoTributario): FundamentoConhecido[] {
  return fundamentos.flatMap((fundamento) => {
    const tributo = TRIBUTOS.find(([, dito]) => dito.test(semAcento(fundamento.tributo.nome)))?.[0];
    const regime = REGIMES.get(semAcento(fundamento.regime.nome));
    if (!tributo || !regime || fundamento.codigo === '') return [];
    const { codigo, nome, tipo } = fundamento;
    return [{ tributo, regime, codigo, nome, normal: tipo === 'Normal', condicao: condicaoDoFundamento(fundamento) }];
  });
}

function atributoPorExtenso({ codigo, nome, forma, valor, descricao }: AtributoDaMercadoria): string {
  const dito = `${nome ?? codigo} (${codigo})`;
  if (valor === null) return `${dito} for informado${forma === null ? '' : ` (${forma})`}`;
  return `${dito} = ${[valor, descricao].filter(Boolean).join(' – ')}`;
}

function fundamentoDe(tratamento: ObjetoJson) {
  const fundamento = objeto(tratamento.fundamentoLegal);
  const tipoDito = textoDoPortal(fundamento.tipo);
  return {
    tributo: codigoENome(tratamento.tributo),
    regime: codigoENome(tratamento.regime),
    codigo: textoDoPortal(fundamento.codigo) ?? '',
    nome: textoDoPortal(fundamento.nome),
    tipo: TIPOS.find((tipo) => tipo === tipoDito) ?? null,
    tipoDito,
  };
}

function atributoDe(atributo: ObjetoJson): AtributoDaMercadoria {
  return {
    codigo: textoDoPortal(atributo.codigo) ?? '',
    nome: textoDoPortal(atributo.descricaoCodigo),
    forma: textoDoPortal(atributo.tipoCodigo),
    valor: textoDoPortal(atributo.valor),
    descricao: textoDoPortal(atributo.descricaoValor),
  };
}

/** A list that is missing has nothing in it; anything else in its place is no answer. */
function lista(json: JsonExato | undefined): ObjetoJson[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json) || !json.every(eObjetoJson)) throw new ArquivoInvalido(OUTRO);
  return objetosDe(json);
}

function codigoENome(json: JsonExato | undefined): CodigoENome {
  const entrada = objeto(json);
  return { codigo: textoDoPortal(entrada.codigo), nome: textoDoPortal(entrada.nome) };
}

const qualE = ({ tributo, regime, codigo }: Pick<FundamentoDoTratamento, 'tributo' | 'regime' | 'codigo'>) =>
  [tributo.codigo, regime.codigo, codigo].join(' ');
const objeto = (json: JsonExato | undefined): ObjetoJson => (eObjetoJson(json) ? json : {});
const semZeros = (codigo: string) => codigo.replace(/^0+(?=\d)/, '');
const mesmoCodigo = (codigo: string, outro: string) => semZeros(codigo) === semZeros(outro);

const semAcento = (texto: string | null) => (texto ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();

/** Of the names of taxes only that of the II is published, so the words of the others are assumed (docs/decisions/portal-unico.md). */
const TRIBUTOS: readonly (readonly [TributoFederal, RegExp])[] = [
  ['ii', /^(II|IMPOSTO (DE|SOBRE A) IMPORTACAO)$/],
  ['ipi', /^(IPI\b|IMPOSTO SOBRE PRODUTOS INDUSTRIALIZADOS)/],
  ['pis', /^(?!.*\bCOFINS\b).*\bPIS\b/],
  ['cofins', /^(?!.*\bPIS\b).*\bCOFINS\b/],
];
const REGIMES = new Map(
  Object.entries(REGIMES_TRIBUTARIOS).map(([regime, nome]) => [semAcento(nome), regime as RegimeTributario]),
);

/** Published (`FundamentoLegalDTO`). */
const TIPOS = ['Normal', 'Teto', 'Opcional'] as const;
const PALAVRAS: Readonly<Record<string, boolean>> = { S: true, N: false };
const OUTRO = 'Este JSON não é o tratamento tributário de uma NCM. Traga a resposta do Portal Único como ela veio.';
