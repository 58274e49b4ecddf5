import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { PorTributoDaReforma } from './calculo-reforma.ts';
import type { Incoterm } from './incoterm.ts';
import type {
  CategoriaPisCofins,
  Navegacao,
  RegimeTributario,
  TratamentoAfrmm,
  TratamentoIcms,
} from './regime-tributario.ts';

/** Input of the import tax calculation. Decimals are text; `BRL` needs no exchange rate. */
export interface EntradaImportacao {
  tipoDocumento?: TipoDocumento | undefined;
  /** Day of registration: it selects every rate that has a validity period. */
  dataRegistro: DataTexto;
  incoterm: Incoterm;
  /** Reais per unit of the currency, keyed by ISO code. */
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
  /** The part of `valor` for the route inside Brazil, in the same currency; excluded from the customs value. */
  emTerritorioNacional?: DecimalTexto | undefined;
}

export interface AdicaoDoCalculo {
  numero: string;
  ncm: string;
  /** Only if it differs from that of the declaration. */
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
  /** Only for a registered DI: the base it prints, from which its debits are calculated. */
  baseDeclarada?: DecimalTexto | undefined;
}

/** Taxes of a planned adição: the TEC rate may still be unknown. */
export type TributosPrevistos = Omit<AdicaoDoCalculo['tributos'], 'ii'> & {
  ii: Omit<IiDoCalculo, 'aliquota'> & { aliquota?: DecimalTexto | undefined };
};

export interface ItemDoCalculo {
  /** Number of the item in its DUIMP; defaults to its position in the declaration. */
  numero?: string | undefined;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  /** Kilograms. A DUIMP shares the freight among items; a DI shares it among adições. */
  pesoLiquido?: DecimalTexto | undefined;
  /** Only for a registered DUIMP, where each item declares its own taxes; otherwise those of the adição apply. */
  tributos?: AdicaoDoCalculo['tributos'] | undefined;
  acrescimos?: readonly AjusteDoCalculo[] | undefined;
  deducoes?: readonly AjusteDoCalculo[] | undefined;
  /** Only for a registered DUIMP; otherwise that of the adição applies. */
  antidumping?: AntidumpingDoCalculo | undefined;
}

export interface AjusteDoCalculo extends ValorEmMoeda {
  denominacao?: string | undefined;
  /** Whether it is the dedução for itemised cargo handling in Brazil. */
  capatazia?: boolean | undefined;
}

export interface RegimeDoCalculo {
  regime: RegimeTributario;
  fundamento?: string | undefined;
  /**
   * Only for a registered declaration: the declared amounts, used as they are because the rule cannot be applied to the declared
   * data.
   */
  semCalculo?: { motivo: string; devido: DecimalTexto; recolher: DecimalTexto } | undefined;
  /** Set by the calculation itself: the tax ended before the registration, and its rate is zero whatever was given. */
  extinto?: true | undefined;
  /** With REDUCAO give one of the two: the rate that remains, or the reduction of the rate in per cent. */
  aliquotaReduzida?: DecimalTexto | undefined;
  reducaoPerc?: DecimalTexto | undefined;
  /**
   * With SUSPENSAO_PROPORCIONAL give one of the two: months of stay (a fraction counts as a month) or the per cent that is paid.
   */
  meses?: DecimalTexto | undefined;
  percentualPagamento?: DecimalTexto | undefined;
}

export interface TributoDoCalculo extends RegimeDoCalculo {
  /** Per cent; ignored if `especifica` is given. */
  aliquota?: DecimalTexto | undefined;
  especifica?: AliquotaEspecifica | undefined;
}

/** An amount in reais per unit, instead of a percentage. */
interface AliquotaEspecifica {
  quantidade: DecimalTexto;
  valorUnidade: DecimalTexto;
  unidade?: string | undefined;
}

export interface IiDoCalculo extends RegimeDoCalculo {
  /** TEC rate, per cent. */
  aliquota: DecimalTexto;
  exTarifario?: { aliquota: DecimalTexto; ato?: string | undefined } | undefined;
  /** Give one of the two: the rate of the agreement, or the margin it takes off the TEC rate. */
  acordo?:
    | { aliquota?: DecimalTexto | undefined; margem?: DecimalTexto | undefined; nome?: string | undefined }
    | undefined;
}

export interface ContribuicaoDoCalculo extends TributoDoCalculo {
  /** Replaces `aliquota`: the rate of this table on the day of registration. */
  categoria?: CategoriaPisCofins | undefined;
}

export interface CofinsDoCalculo extends ContribuicaoDoCalculo {
  /** Whether the NCM is subject to the adicional of Lei 10.865/2004, art. 8º, §§ 21 e 21-A. */
  adicional?: boolean | undefined;
}

export type AntidumpingDoCalculo =
  | { tipo: 'ESPECIFICO'; moeda: string; quantidade: DecimalTexto; valorUnidade: DecimalTexto }
  | { tipo: 'AD_VALOREM'; aliquota: DecimalTexto };

export interface AfrmmDoCalculo {
  /** Freight of the CE-Mercante, which differs from that of the declaration. */
  frete: ValorEmMoeda;
  navegacao: Navegacao;
  /** For cabotagem: whether the cargo comes from or goes to a port of the North or Northeast, such as Manaus. Defaults to true. */
  norteNordeste?: boolean | undefined;
  tratamento: TratamentoAfrmm;
  /** Number of CE-Mercante the TUM is charged on; no TUM is due without AFRMM. */
  conhecimentos: number;
  /** Whether the TUM is one of the expenses in the ICMS base. */
  tumNaBaseDoIcms?: boolean | undefined;
}

export interface IcmsDoCalculo {
  tratamento: TratamentoIcms;
  /** Replaces the state rate of the day of registration. */
  aliquota?: DecimalTexto | undefined;
  /** Reduction of the base in per cent, with REDUZIDO and CARGA_EFETIVA. */
  reducaoPerc?: DecimalTexto | undefined;
  /** Other customs expenses in reais. */
  despesas?: readonly { nome: string; valor: DecimalTexto }[] | undefined;
  /** CBS and IBS due on the import, in reais; null where nobody has fixed the rate. Needed where the State puts them into the base. */
  cbsIbs?: PorTributoDaReforma<DecimalTexto | null> | undefined;
}

export type TributoFederal = 'ii' | 'ipi' | 'pis' | 'cofins';
export const TRIBUTOS_FEDERAIS: readonly TributoFederal[] = ['ii', 'ipi', 'pis', 'cofins'];

export type PorTributo<T> = Record<TributoFederal, T>;

/** Result of the calculation, without the memória. Reais with 2 decimals. */
export interface ResultadoImportacao {
  adicoes: ResultadoAdicao[];
  totais: {
    valorAduaneiro: DecimalTexto;
    freteReais: DecimalTexto;
    seguroReais: DecimalTexto;
    devido: PorTributo<DecimalTexto>;
    recolher: PorTributo<DecimalTexto>;
    antidumping: DecimalTexto;
    /**
     * Amount debited from the bank account under each DARF code on registration. For a DI it is not the sum of `recolher`, which is
     * truncated.
     */
    aDebitar: PorTributo<DecimalTexto> & { antidumping: DecimalTexto };
  };
  taxaSiscomex: DecimalTexto;
  afrmm: ResultadoAfrmm | null;
  /** Null when it was not asked for, and when something has yet to be decided: `avisos` then says what. */
  icms: ResultadoIcms | null;
  tcif: ResultadoTcif | null;
  /** Customs value plus every amount above that is to be paid. Null when one of them is unknown. */
  custo: DecimalTexto | null;
  /** What has to be decided before an amount exists; absent when nothing has. */
  avisos?: { codigo: string; mensagem: string }[] | undefined;
}

export interface ResultadoAdicao {
  numero: string;
  /** In the currency of the sale. Each item is rounded on its own: truncated on a DI, half up on a DUIMP. */
  valorCondicaoVenda: DecimalTexto;
  /** In the currency of the sale, 7 decimals, from unrounded items. */
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
  /** Only for a DUIMP, which is calculated item by item; absent for a DI. */
  itens?: ResultadoItem[] | undefined;
}

/** An item of a DUIMP. Reais and foreign currency with 2 decimals, half up. */
export interface ResultadoItem {
  numero: string;
  valorMoeda: DecimalTexto;
  valorReais: DecimalTexto;
  freteReais: DecimalTexto;
  seguroReais: DecimalTexto;
  valorAduaneiro: DecimalTexto;
  devido: PorTributo<DecimalTexto>;
}

/** From the full tax to the amount paid: `calculado − reduzido = devido`, `devido − desonerado = recolher`. */
export interface ResultadoTributo {
  regime: RegimeTributario;
  fundamento: string | null;
  /** Null if the rate is specific. */
  base: DecimalTexto | null;
  aliquota: DecimalTexto;
  aliquotaEfetiva: DecimalTexto;
  calculado: DecimalTexto;
  reduzido: DecimalTexto;
  devido: DecimalTexto;
  /** Suspended or exempt amount, according to the regime. */
  desonerado: DecimalTexto;
  recolher: DecimalTexto;
  /** PIS and COFINS-Importação of a registration after 31/12/2026; absent otherwise. */
  extinto?: true | undefined;
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
  /** Zero if the ICMS is deferred or exempt. */
  recolher: DecimalTexto;
}

interface ResultadoTcif {
  totalBRL: DecimalTexto;
  parcelaPedido: DecimalTexto;
  parcelaItens: DecimalTexto;
  total: DecimalTexto;
}
