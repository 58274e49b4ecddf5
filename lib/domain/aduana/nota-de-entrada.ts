import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
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
  itens: ItemDeEntrada[];
}

export interface ItemDeEntrada {
  nItem: number;
  ncm: string;
  /** The declarations of the item (group `DI`), with the number without punctuation and the adições of each. */
  declaracoes: { numero: string; adicoes: { numero: number; sequencia: number }[] }[];
  /** `vBC` of the group II, which is the customs value; null without the group. */
  baseDoIi: DecimalTexto | null;
  /** Null where the item has no group of the tax; zero where the group says it is not charged. */
  ii: DecimalTexto | null;
  ipi: DecimalTexto | null;
  pis: DecimalTexto | null;
  cofins: DecimalTexto | null;
}
