import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDi } from './declaracao-importacao.ts';
import type { EmitenteDaNota, SituacaoDaNota } from './nota-fiscal.ts';

/**
 * An incoming NF-e (tpNF 0, layout 4.00) that documents the nacionalização of a declaration: what it says of the DI or DUIMP and of its
 * taxes, as written. Money has 2 decimals, weights have as many as the issuer wrote.
 */
export interface NotaDeEntrada {
  /** 44 positions, verified as in an outgoing nota. */
  chave: string;
  numero: string;
  serie: string;
  emissao: DataTexto;
  homologacao: boolean;
  emitente: EmitenteDaNota;
  situacao: SituacaoDaNota;
  /** Totals of the nota: international freight and insurance as the issuer has them. */
  frete: DecimalTexto;
  seguro: DecimalTexto;
  /** Kilograms of all volumes; null where the nota tells none. */
  pesoLiquido: DecimalTexto | null;
  pesoBruto: DecimalTexto | null;
  /** Taxes of the whole nota; null where its totals do not tell one. */
  totais: Record<TributoDi, DecimalTexto | null>;
  itens: ItemDeEntrada[];
  /** Texts that had characters nobody sees, as they are without them; absent where there were none. */
  textosLimpos?: string[];
}

/** A group `DI` of an item: what the nota says of its declaration. A DUIMP has no number of adição (NT 2020.005 v1.21). */
export interface DeclaracaoCitada {
  /** Without punctuation, with the zeros of its form. */
  numero: string;
  registro: DataTexto | null;
  desembaraco: DataTexto | null;
  /** Code of the NF-e: those of the Siscomex up to 10, without the leading zero. */
  viaTransporte: string | null;
  afrmm: DecimalTexto | null;
  /** 1 on its own account, 2 on account and order, 3 ordered. */
  intermediacao: string | null;
  adicoes: { numero: number | null; sequencia: number | null }[];
}

export interface ItemDeEntrada {
  nItem: number;
  ncm: string;
  cfop: string;
  declaracoes: DeclaracaoCitada[];
  /** `vBC` of the group II, which is the customs value; null without the group. */
  baseDoIi: DecimalTexto | null;
  /** Null where the item has no group of the tax; zero where the group says it is not charged. */
  ii: DecimalTexto | null;
  ipi: DecimalTexto | null;
  pis: DecimalTexto | null;
  cofins: DecimalTexto | null;
}
