import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * An outgoing NF-e (modelo 55, layout 4.00) as in its XML, limited to what the internação needs. Nothing is calculated or rounded.
 * Money has 2 decimals; quantities and unit values have as many as the issuer wrote.
 */
export interface NotaFiscal {
  /** 44 positions. The check digit is verified, and so is the data of the nota that the key repeats. */
  chave: string;
  /** Without leading zeros. */
  numero: string;
  /** Without leading zeros. */
  serie: string;
  modelo: '55';
  /** The local day written in the nota, not the UTC day. */
  emissao: DataTexto;
  /** The day the goods left, as written; null if the nota does not say. */
  saida: DataTexto | null;
  naturezaOperacao: string;
  /** Incoming notas are not read. */
  tpNF: '1';
  /** 1 normal, 2 complementar, 3 ajuste, 4 devolução, 5 crédito, 6 débito. */
  finNFe: string;
  /** Issued in the test environment, without fiscal value. */
  homologacao: boolean;
  emitente: EmitenteDaNota;
  destinatario: DestinatarioDaNota;
  /** Place of delivery, if it is not the address of the destinatário. */
  entrega: LugarDaNota | null;
  valorTotal: DecimalTexto;
  situacao: SituacaoDaNota;
  autorizacao: AutorizacaoDaNota | null;
  /** `infCpl`, where the issuer writes `DCI MENSAL` and similar. */
  informacaoComplementar: string | null;
  itens: ItemDaNota[];
  /** Texts that had characters nobody sees, as they are without them; absent where there were none. */
  textosLimpos?: string[];
}

/** From the Sefaz protocol in the nota's file; a later cancellation is a separate file. */
export type SituacaoDaNota = 'AUTORIZADA' | 'CANCELADA' | 'DENEGADA' | 'SEM_PROTOCOLO';

export interface EmitenteDaNota {
  cnpj: string;
  nome: string;
  ie: string;
  uf: string;
  municipioIbge: string;
}

export interface LugarDaNota {
  /** `EX` abroad; null if the nota does not say. */
  uf: string | null;
  /** IBGE code, seven digits; `9999999` abroad. */
  municipioIbge: string | null;
  /** Name of the município as the issuer wrote it. */
  municipio: string | null;
}

export interface DestinatarioDaNota extends LugarDaNota {
  tipo: 'PJ' | 'PF' | 'EXTERIOR';
  /** CNPJ, CPF or the foreign document, which may be missing. */
  documento: string | null;
  nome: string | null;
}

interface AutorizacaoDaNota {
  protocolo: string | null;
  /** `100` authorised, `150` authorised late, `101`, `135`, `151` and `155` cancelled, `110` and `301` to `303` denied. */
  cStat: string;
  /** UTC instant, ISO with `Z`. */
  em: string;
}

export interface ItemDaNota {
  /** From 1. */
  nItem: number;
  /** The issuer's code of the product. */
  codigo: string;
  descricao: string;
  /** Eight digits; `00` for an item that is not merchandise. */
  ncm: string;
  cfop: string;
  unidade: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  valorTotal: DecimalTexto;
  /** Origin of the merchandise by the ICMS table, 0 to 8; null without ICMS. */
  origem: string | null;
  unidadeTributavel: string;
  quantidadeTributavel: DecimalTexto;
  /** Null if the nota charges no IPI. */
  ipi: DecimalTexto | null;
  numeroPedido: string | null;
  infAdProd: string | null;
}

export interface CancelamentoDaNota {
  chave: string;
  /** The day written in the cancellation event. */
  data: DataTexto;
  justificativa: string;
  homologacao: boolean;
}
