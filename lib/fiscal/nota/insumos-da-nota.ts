import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { FormaDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { DestDaNota, EmitDaNota, TranspDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { NotaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';

/** What an import note is made from. Null is not known. */
export interface InsumosDaNota {
  declaracao: DeclaracaoImportacao;
  forma: FormaDaNota;
  emit: EmitDaNota;
  /** The exporter; what a foreign recipient always has is written by the engine. */
  dest: ExportadorDaNota;
  /** Chosen by the emitter: most number their own notes. `dhEmi` with the offset of Manaus, `2026-11-16T10:00:00-04:00`. */
  emissao: Record<'serie' | 'nNF' | 'cNF' | 'dhEmi', string | null> & { dhSaiEnt?: string | undefined };
  desembaraco: { local: string; uf: string } | null;
  /** The company behind the importer: needed on account and order and in an encomenda. */
  terceiro: { cnpj?: string | undefined; uf?: string | undefined } | null;
  /** Costs of the process in reais, by code; the Taxa Siscomex that was paid is read from the declaration. */
  custos: Readonly<Record<string, DecimalTexto>>;
  /** By adição and sequence, `001/1`. */
  mercadorias: ReadonlyMap<string, MercadoriaDaNota>;
  /** Groups of CBS and IBS, or why there are none. Null where the law had none yet. */
  cbsIbs: NotaDoProcesso | null;
  transporte: Pick<TranspDaNota, 'transporta'> & { vol?: TranspDaNota['vol'] | undefined };
  /** What the text of the note may name besides figures, such as `FATURA`. */
  referencias: Readonly<Record<string, string>>;
}

interface ExportadorDaNota {
  nome: string | null;
  identificacao: string | null;
  endereco: Pick<DestDaNota['enderDest'], 'xLgr' | 'nro' | 'xBairro' | 'cPais' | 'xPais' | 'CEP' | 'fone'>;
  email?: string | undefined;
}

/** What the registers know of an item and a declaration does not say. */
export interface MercadoriaDaNota {
  codigo: string | null;
  /** Up to six characters; null takes the declared one. */
  unidade: string | null;
  /** Null takes the declared one. */
  descricao?: string | null | undefined;
  aplicacao: Aplicacao | null;
  exportador: string | null;
  fabricante: string | null;
  /** `6` has no national like. */
  origem?: string | undefined;
  ean?: string | undefined;
  cest?: string | undefined;
  nDraw?: string | undefined;
  pedido?: { numero: string; item: string | null } | undefined;
}
