import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Incoterm } from './incoterm.ts';
import type {
  CategoriaPisCofins,
  Navegacao,
  RegimeTributario,
  TratamentoAfrmm,
  TratamentoIcms,
} from './regime-tributario.ts';

/** What the taxes of an import are reckoned from. Decimals are text; `BRL` needs no rate. */
export interface EntradaImportacao {
  tipoDocumento?: TipoDocumento | undefined;
  /** Day of registration: it chooses every rate that has a validity. */
  dataRegistro: DataTexto;
  incoterm: Incoterm;
  /** Reais for one unit of the currency, by its ISO letters. */
  taxas: Readonly<Record<string, DecimalTexto>>;
  frete?: FreteDoCalculo | undefined;
  seguro?: ValorEmMoeda | undefined;
  adicoes: readonly AdicaoDoCalculo[];
  afrmm?: AfrmmDoCalculo | undefined;
  icms?: IcmsDoCalculo | undefined;
  tcif?: { reducaoPerc?: DecimalTexto | undefined } | undefined;
}

export type TipoDocumento = 'DI' | 'DUIMP';

export interface ValorEmMoeda {
  moeda: string;
  valor: DecimalTexto;
}

export interface FreteDoCalculo extends ValorEmMoeda {
  /** The part of `valor` run in Brazil, in the same currency: it stays out of the customs value. */
  emTerritorioNacional?: DecimalTexto | undefined;
}

export interface AdicaoDoCalculo {
  numero: string;
  ncm: string;
  /** Where it is not that of the declaration. */
  incoterm?: Incoterm | undefined;
  moeda: string;
  /** Kilograms. */
  pesoLiquido: DecimalTexto;
  itens: readonly ItemDoCalculo[];
  acrescimos: readonly AjusteDoCalculo[];
  deducoes: readonly AjusteDoCalculo[];
  tributos: {
    ii: IiDoCalculo;
    ipi: TributoDoCalculo;
    pis: ContribuicaoDoCalculo;
    cofins: CofinsDoCalculo;
  };
  antidumping?: AntidumpingDoCalculo | undefined;
  /** Of a registered DI: the base it prints, which its debits are reckoned from. */
  baseDeclarada?: DecimalTexto | undefined;
}

/** Of an adição that is still being made: its rate of the TEC may be unknown. */
export type TributosPrevistos = Omit<AdicaoDoCalculo['tributos'], 'ii'> & {
  ii: Omit<IiDoCalculo, 'aliquota'> & { aliquota?: DecimalTexto | undefined };
};

export interface ItemDoCalculo {
  /** Number of the item in its DUIMP; its place in the declaration where nobody gives one. */
  numero?: string | undefined;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  /** Kilograms. A DUIMP shares the freight among its items; a DI, among its adições. */
  pesoLiquido?: DecimalTexto | undefined;
  /** Of a registered DUIMP, where each item declares its own; those of the adição otherwise. */
  tributos?: AdicaoDoCalculo['tributos'] | undefined;
  acrescimos?: readonly AjusteDoCalculo[] | undefined;
  deducoes?: readonly AjusteDoCalculo[] | undefined;
  /** Of a registered DUIMP: that of the item; that of the adição otherwise. */
  antidumping?: AntidumpingDoCalculo | undefined;
}

export interface AjusteDoCalculo extends ValorEmMoeda {
  denominacao?: string | undefined;
  /** A dedução of itemised cargo handling in Brazil. */
  capatazia?: boolean | undefined;
}

export interface RegimeDoCalculo {
  regime: RegimeTributario;
  fundamento?: string | undefined;
  /** Of a registered declaration: the amount to take as it was declared, because the rule cannot be applied to what was declared. */
  semCalculo?: { motivo: string; devido: DecimalTexto; recolher: DecimalTexto } | undefined;
  /** With REDUCAO, one of the two: the rate that is left, or how much of the rate is taken off. */
  aliquotaReduzida?: DecimalTexto | undefined;
  reducaoPerc?: DecimalTexto | undefined;
  /** With SUSPENSAO_PROPORCIONAL, one of the two: months of stay, a fraction counting as a month, or the per cent that is paid. */
  meses?: DecimalTexto | undefined;
  percentualPagamento?: DecimalTexto | undefined;
}

export interface TributoDoCalculo extends RegimeDoCalculo {
  /** Per cent; of no effect beside an `especifica`. */
  aliquota?: DecimalTexto | undefined;
  especifica?: AliquotaEspecifica | undefined;
}

/** So many reais for each unit, instead of a percentage. */
interface AliquotaEspecifica {
  quantidade: DecimalTexto;
  valorUnidade: DecimalTexto;
  unidade?: string | undefined;
}

export interface IiDoCalculo extends RegimeDoCalculo {
  /** Per cent, of the TEC. */
  aliquota: DecimalTexto;
  exTarifario?: { aliquota: DecimalTexto; ato?: string | undefined } | undefined;
  /** One of the two: the rate of the agreement, or the margin it takes off the TEC. */
  acordo?:
    | { aliquota?: DecimalTexto | undefined; margem?: DecimalTexto | undefined; nome?: string | undefined }
    | undefined;
}

export interface ContribuicaoDoCalculo extends TributoDoCalculo {
  /** Instead of `aliquota`: the rate of this table on the day of registration. */
  categoria?: CategoriaPisCofins | undefined;
}

export interface CofinsDoCalculo extends ContribuicaoDoCalculo {
  /** Whether the NCM bears the adicional of Lei 10.865/2004, art. 8º, §§ 21 e 21-A. */
  adicional?: boolean | undefined;
}

export type AntidumpingDoCalculo =
  | { tipo: 'ESPECIFICO'; moeda: string; quantidade: DecimalTexto; valorUnidade: DecimalTexto }
  | { tipo: 'AD_VALOREM'; aliquota: DecimalTexto };

export interface AfrmmDoCalculo {
  /** Freight of the CE-Mercante, which is not that of the declaration. */
  frete: ValorEmMoeda;
  navegacao: Navegacao;
  /** In cabotagem: whether the cargo comes from or goes to a port of the North or the Northeast, as Manaus is. True unless given. */
  norteNordeste?: boolean | undefined;
  tratamento: TratamentoAfrmm;
  /** How many CE-Mercante the TUM is charged on; without AFRMM there is none. */
  conhecimentos: number;
  /** Whether the TUM counts among the expenses in the base of the ICMS. */
  tumNaBaseDoIcms?: boolean | undefined;
}

export interface IcmsDoCalculo {
  tratamento: TratamentoIcms;
  /** Instead of the rate of the State on the day of registration. */
  aliquota?: DecimalTexto | undefined;
  /** Per cent taken off the base, with REDUZIDO and CARGA_EFETIVA. */
  reducaoPerc?: DecimalTexto | undefined;
  /** Other customs expenses in reais. */
  despesas?: readonly { nome: string; valor: DecimalTexto }[] | undefined;
}

export type TributoFederal = 'ii' | 'ipi' | 'pis' | 'cofins';
export const TRIBUTOS_FEDERAIS: readonly TributoFederal[] = ['ii', 'ipi', 'pis', 'cofins'];

export type PorTributo<T> = Record<TributoFederal, T>;

/** What the engine answers, without the memória. Reais with 2 decimals. */
export interface ResultadoImportacao {
  adicoes: ResultadoAdicao[];
  totais: {
    valorAduaneiro: DecimalTexto;
    freteReais: DecimalTexto;
    seguroReais: DecimalTexto;
    devido: PorTributo<DecimalTexto>;
    recolher: PorTributo<DecimalTexto>;
    antidumping: DecimalTexto;
    /** What the bank is debited under each DARF code on registration. Of a DI it is not the sum of `recolher`, which is truncated. */
    aDebitar: PorTributo<DecimalTexto> & { antidumping: DecimalTexto };
  };
  taxaSiscomex: DecimalTexto;
  afrmm: ResultadoAfrmm | null;
  icms: ResultadoIcms | null;
  tcif: ResultadoTcif | null;
  /** Customs value and everything above that is to be paid. */
  custo: DecimalTexto;
}

export interface ResultadoAdicao {
  numero: string;
  /** In the currency of the sale: the items one by one, truncated on a DI and half up on a DUIMP. */
  valorCondicaoVenda: DecimalTexto;
  /** In the currency of the sale, 7 decimals: the items not rounded. */
  valorTotalCondicaoVenda: DecimalTexto;
  cvReais: DecimalTexto;
  freteReais: DecimalTexto;
  seguroReais: DecimalTexto;
  valorAduaneiro: DecimalTexto;
  baseCalculo: DecimalTexto;
  devido: PorTributo<DecimalTexto>;
  recolher: PorTributo<DecimalTexto>;
  tributos: PorTributo<ResultadoTributo>;
  antidumping: DecimalTexto;
  /** Of a DUIMP, whose figures are reckoned item by item; absent from a DI. */
  itens?: ResultadoItem[] | undefined;
}

/** An item of a DUIMP. Reais and currency with 2 decimals, half up. */
export interface ResultadoItem {
  numero: string;
  valorMoeda: DecimalTexto;
  valorReais: DecimalTexto;
  freteReais: DecimalTexto;
  seguroReais: DecimalTexto;
  valorAduaneiro: DecimalTexto;
  devido: PorTributo<DecimalTexto>;
}

/** A tax from the full amount to what is paid: `calculado − reduzido = devido`, `devido − desonerado = recolher`. */
export interface ResultadoTributo {
  regime: RegimeTributario;
  fundamento: string | null;
  /** Null where the rate is specific. */
  base: DecimalTexto | null;
  aliquota: DecimalTexto;
  aliquotaEfetiva: DecimalTexto;
  calculado: DecimalTexto;
  reduzido: DecimalTexto;
  devido: DecimalTexto;
  /** Suspended or exempt, as the regime says. */
  desonerado: DecimalTexto;
  recolher: DecimalTexto;
}

interface ResultadoAfrmm {
  base: DecimalTexto;
  aliquota: DecimalTexto;
  calculado: DecimalTexto;
  recolher: DecimalTexto;
  tum: DecimalTexto;
}

interface ResultadoIcms {
  BC: DecimalTexto;
  ICMS: DecimalTexto;
  aliquota: DecimalTexto;
  /** Nothing where the ICMS is deferred or exempt. */
  recolher: DecimalTexto;
}

interface ResultadoTcif {
  totalBRL: DecimalTexto;
  parcelaPedido: DecimalTexto;
  parcelaItens: DecimalTexto;
  total: DecimalTexto;
}
