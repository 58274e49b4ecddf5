import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import type { DeclaradoDoPedido } from './declarados-dos-pedidos.ts';

/** An item of a DCI: the lines of its notas with one product, modalidade, destino and DCR-E. */
export interface ItemDeDci {
  dciId: string;
  chave: string;
}

/** The ids of everything a lineage reaches. Thousands of ids cost little; the shown nodes are chosen from them later. */
export interface Alcance {
  foco: { tipo: TipoDaLinhagem; id: string };
  /** Null when the orders are searched only for the shown lotes: the search compares texts, which is too slow for thousands. */
  pedidos: readonly string[] | null;
  processos: readonly string[];
  lotes: readonly string[];
  /** The lotes of each order; null as `pedidos`. */
  declarados: readonly DeclaradoDoPedido[] | null;
  componentes: readonly string[];
  dcrs: readonly string[];
  dcis: readonly string[];
  itens: readonly ItemDeDci[];
}
