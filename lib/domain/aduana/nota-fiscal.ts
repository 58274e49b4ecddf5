import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * An NF-e of exit (modelo 55, layout 4.00) as its XML has it, as much of it as the internação asks for. Nothing is computed and
 * nothing rounded; money has 2 decimals, quantities and unit values as many as the issuer wrote.
 */
export interface NotaFiscal {
  /** 44 positions, its check digit and what it says of the nota both checked. */
  chave: string;
  /** Without leading zeros. */
  numero: string;
  /** Without leading zeros. */
  serie: string;
  modelo: '55';
  /** The day written in the nota, where it was issued, whatever its hour is in UTC. */
  emissao: DataTexto;
  /** The day the goods left, as written; null when the nota does not say. */
  saida: DataTexto | null;
  naturezaOperacao: string;
  /** Notas of entrance are not read. */
  tpNF: '1';
  /** 1 normal, 2 complementar, 3 ajuste, 4 devolução, 5 crédito, 6 débito. */
  finNFe: string;
  /** Issued in the environment for tests: without fiscal value. */
  homologacao: boolean;
  emitente: EmitenteDaNota;
  destinatario: DestinatarioDaNota;
  /** Where the goods go when not to the address of the destinatário. */
  entrega: LugarDaNota | null;
  valorTotal: DecimalTexto;
  situacao: SituacaoDaNota;
  autorizacao: AutorizacaoDaNota | null;
  /** `infCpl`, where the issuer writes "DCI MENSAL" and the like. */
  informacaoComplementar: string | null;
  itens: ItemDaNota[];
}

/** By the answer of the Sefaz that comes with the nota; a later cancellation is a file of its own. */
export type SituacaoDaNota = 'AUTORIZADA' | 'CANCELADA' | 'DENEGADA' | 'SEM_PROTOCOLO';

export interface EmitenteDaNota {
  cnpj: string;
  nome: string;
  ie: string;
  uf: string;
  municipioIbge: string;
}

export interface LugarDaNota {
  /** `EX` abroad; null when the nota does not say. */
  uf: string | null;
  /** IBGE code, seven digits; `9999999` abroad. */
  municipioIbge: string | null;
  /** Its name as the issuer wrote it. */
  municipio: string | null;
}

export interface DestinatarioDaNota extends LugarDaNota {
  tipo: 'PJ' | 'PF' | 'EXTERIOR';
  /** CNPJ, CPF or what a foreigner is known by, which may be nothing. */
  documento: string | null;
  nome: string | null;
}

interface AutorizacaoDaNota {
  protocolo: string | null;
  /** `100` authorised, `150` authorised late, `101`, `135`, `151` and `155` cancelled, `110` and `301` to `303` denied. */
  cStat: string;
  /** Instant, ISO with `Z`. */
  em: string;
}

export interface ItemDaNota {
  /** From 1. */
  nItem: number;
  /** The issuer's code of the product. */
  codigo: string;
  descricao: string;
  /** Eight digits; `00` of what is no merchandise. */
  ncm: string;
  cfop: string;
  unidade: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  valorTotal: DecimalTexto;
  /** Origin of the merchandise by the table of the ICMS, 0 to 8; null where there is no ICMS. */
  origem: string | null;
  unidadeTributavel: string;
  quantidadeTributavel: DecimalTexto;
  /** Null when the nota charges none. */
  ipi: DecimalTexto | null;
  numeroPedido: string | null;
  infAdProd: string | null;
}

/** What became of a nota after it was authorised. */
export interface CancelamentoDaNota {
  chave: string;
  /** The day written in the event. */
  data: DataTexto;
  justificativa: string;
  homologacao: boolean;
}
