import type { Modalidade } from '#lib/domain/aduana/processo/processo.ts';
import type { TributosPrevistos } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CoberturaCambial } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aplicacao } from './aplicacao.ts';
import { TRIBUTOS_DI, type TributoDi } from './declaracao-importacao.ts';
import type { CodigoVinculo } from './vinculo.ts';

/** What a processo knows of the DUIMP to be made of it. Decimals are text; countries and currencies have their ISO letters. */
export interface FatosDaDuimp {
  /** CNPJ or CPF, digits only; null while no importer of the cadastro is chosen. */
  importador: { numero: string } | null;
  modalidade: Modalidade | null;
  urfDespacho: string | null;
  /** `01` sea, `04` air. */
  viaTransporte: string | null;
  ceMercante: string | null;
  procedencia: PaisComSigla | null;
  frete: ValorDaDuimp | null;
  seguro: ValorDaDuimp | null;
  localIncoterm: string | null;
  /** Numbers of the LPCOs of the processo: it does not know of which items they are. */
  lpcos: readonly string[];
  /** In the order of the invoice: the first is item 1. */
  itens: readonly ItemDosFatos[];
  adicoes: readonly AdicaoDosFatos[];
}

export interface PaisComSigla {
  nome: string;
  /** ISO 3166-1, two letters; null when the table of countries does not have them. */
  sigla: string | null;
}

export interface ValorDaDuimp {
  moeda: string;
  valor: DecimalTexto;
}

export interface OperadorDosFatos {
  id: string;
  nome: string;
  pais: PaisComSigla;
}

export interface ItemDosFatos {
  id: string;
  descricao: string;
  ncm: string;
  unidade: string;
  /** Of the item of the cadastro, or of its NCM. */
  unidadeEstatistica: string | null;
  quantidade: DecimalTexto;
  pesoLiquido: DecimalTexto | null;
  moeda: string;
  valorUnitario: DecimalTexto;
  incoterm: Incoterm;
  condicao: 'NOVA' | 'USADA';
  aplicacao: Aplicacao | null;
  fornecedor: (OperadorDosFatos & { vinculo: CodigoVinculo | null }) | null;
  fabricante: OperadorDosFatos | null;
  paisOrigem: PaisComSigla | null;
  adicao: number | null;
  /** Its product in the Portal's catalogue; null where none is prepared, or the item is of no record. */
  catalogo: ProdutoDosFatos | null;
  /** Record of the item; null for one that was only typed. */
  itemId: string | null;
}

/**
 * Whether the product of an item may be declared in a DUIMP: only `SERVE` gives a code. `EM_CURSO`: something of it is on its way or in
 * doubt, so its version may be another by now. `SEM_VERSAO`: a person gave its code, and no list has told the version yet.
 */
export const ESTADOS_NA_DUIMP = ['SERVE', 'NAO_ENVIADO', 'EM_CURSO', 'SEM_VERSAO', 'DESATIVADO', 'OUTRA_NCM'] as const;
export type EstadoNaDuimp = (typeof ESTADOS_NA_DUIMP)[number];

/** The product of an item in the catalogue. Code and version only where the DUIMP may declare them. */
interface ProdutoDosFatos {
  estado: EstadoNaDuimp;
  codigo: number | null;
  versao: string | null;
  /** Of the last list of the Portal, where it is another. */
  versaoVista: string | null;
}

export interface AdicaoDosFatos {
  numero: number;
  tributos: TributosPrevistos;
  temAntidumping: boolean;
  /** Acréscimos and deduções: the processo has their name, not their code. */
  ajustes: number;
}

/** What only a DUIMP asks for. A person gives it; a list has an entry for each record that is named. */
export interface ComplementoDaDuimp {
  /** Identification of an air cargo. */
  ruc: string | null;
  metodoValoracao: number | null;
  coberturaCambial: CoberturaCambial | null;
  motivoSemCobertura: number | null;
  /** CNPJ of the adquirente or encomendante. */
  adquirente: string | null;
  informacaoComplementar: string | null;
  /** Instructive documents: codes of type and keyword of the Portal. */
  documentos: { tipo: string; palavra: number; valor: string }[];
  /** Version of a foreign operator in the catalogue, by the id of the supplier. */
  operadores: { id: string; codigo: string; versao: string }[];
  /**
   * Version of a product in the catalogue, by the id of the item of the processo: typed, it wins over the one the catalogue gives; null
   * with its version leaves it to the catalogue. `quantidadeEstatistica` only where it is no other figure.
   */
  produtos: {
    id: string;
    codigo: number | null;
    versao: string | null;
    quantidadeEstatistica: DecimalTexto | null;
  }[];
  /** Fundamento legal of a tax of an adição. */
  fundamentos: { adicao: number; tributo: TributoDi; codigo: number }[];
}

export const COMPLEMENTO_EM_BRANCO: ComplementoDaDuimp = {
  ruc: null,
  metodoValoracao: null,
  coberturaCambial: null,
  motivoSemCobertura: null,
  adquirente: null,
  informacaoComplementar: null,
  documentos: [],
  operadores: [],
  produtos: [],
  fundamentos: [],
};

/** Where something of a DUIMP is filled in. */
export type LugarDaDuimp =
  | { onde: 'PROCESSO'; aba: 'identificacao' | 'carga' | 'itens' | 'adicoes' }
  | { onde: 'COMPLEMENTO'; parte: ParteDoComplemento }
  | { onde: 'FORNECEDOR'; id: string }
  /** Where the names of the declaration are linked to records. */
  | { onde: 'VINCULOS' }
  | { onde: 'PAISES' }
  /** `itemId`: the one item that it is about; null where it is about several. */
  | { onde: 'CATALOGO'; itemId: string | null }
  /** Cais cannot say it: a person adds it to the draft in the Portal. */
  | { onde: 'PORTAL' };
export type ParteDoComplemento = 'geral' | 'documentos' | 'operadores' | 'produtos' | 'fundamentos';

/** What keeps a draft from being sent (`IMPEDE`), or what it leaves unsaid (`AVISA`): one a cause. */
export interface LacunaDaDuimp {
  chave: string;
  nivel: 'IMPEDE' | 'AVISA';
  texto: string;
  lugar: LugarDaDuimp;
}

/**
 * The quantity in the statistical unit, where the processo has it: the net weight for kilograms, the sold quantity where both units are
 * the same. Null otherwise.
 */
export function quantidadeEstatisticaConhecida(
  item: Pick<ItemDosFatos, 'unidade' | 'unidadeEstatistica' | 'quantidade' | 'pesoLiquido'>,
): DecimalTexto | null {
  const estatistica = unidade(item.unidadeEstatistica ?? '');
  if (estatistica === '') return null;
  if (QUILOGRAMA.has(estatistica)) return item.pesoLiquido;
  return estatistica === unidade(item.unidade) ? item.quantidade : null;
}

/** Code and version of the product that an item declares: as typed, or else as the catalogue gives them. Null without any. */
export function produtoDeclarado(
  { id, catalogo }: Pick<ItemDosFatos, 'id' | 'catalogo'>,
  { produtos }: Pick<ComplementoDaDuimp, 'produtos'>,
): { codigo: number; versao: string; digitado: boolean } | null {
  const dito = produtos.find((produto) => produto.id === id);
  if (dito?.codigo && dito.versao) return { codigo: dito.codigo, versao: dito.versao, digitado: true };
  if (catalogo?.codigo && catalogo.versao) {
    return { codigo: catalogo.codigo, versao: catalogo.versao, digitado: false };
  }
  return null;
}

/** Whether a tax of an adição cannot be said without its fundamento legal: anything but plain full payment. */
function pedeFundamento(tributos: TributosPrevistos, tributo: TributoDi): boolean {
  const { regime, exTarifario, acordo } = { exTarifario: undefined, acordo: undefined, ...tributos[tributo] };
  return regime !== 'INTEGRAL' || exTarifario !== undefined || acordo !== undefined;
}

/** The taxes of a processo that ask for a fundamento legal. */
export function fundamentosPedidos(adicoes: readonly AdicaoDosFatos[]): { adicao: number; tributo: TributoDi }[] {
  return adicoes.flatMap(({ numero, tributos }) =>
    TRIBUTOS_DI.filter((tributo) => pedeFundamento(tributos, tributo)).map((tributo) => ({ adicao: numero, tributo })),
  );
}

function unidade(escrita: string): string {
  const limpa = escrita.trim().toUpperCase();
  return IGUAIS.get(limpa) ?? limpa;
}

const QUILOGRAMA = new Set(['KG', 'QUILOGRAMA', 'QUILOGRAMA LIQUIDO', 'QUILOGRAMA LÍQUIDO', 'KGL']);
/** Spellings of a unit that is sold by the piece. */
const IGUAIS = new Map(
  ['UN', 'UNID', 'UNIDADES', 'PC', 'PCS', 'PECA', 'PEÇA', 'PECAS', 'PEÇAS'].map((grafia) => [grafia, 'UNIDADE']),
);
