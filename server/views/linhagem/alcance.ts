import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import type { DeclaradoDoPedido } from './declarados-dos-pedidos.ts';

/** An item of a DCI: what its notas come to of one product, modalidade, destino and DCR-E. */
export interface ItemDeDci {
  dciId: string;
  chave: string;
}

/** All that a lineage reaches, as ids: thousands of them cost little, and what is shown is chosen of them after. */
export interface Alcance {
  foco: { tipo: TipoDaLinhagem; id: string };
  /** Null where they are looked for of the lotes that are shown: text is compared with text, so not of thousands. */
  pedidos: readonly string[] | null;
  processos: readonly string[];
  lotes: readonly string[];
  /** Which lotes are which orders'; null as `pedidos`. */
  declarados: readonly DeclaradoDoPedido[] | null;
  componentes: readonly string[];
  dcrs: readonly string[];
  dcis: readonly string[];
  itens: readonly ItemDeDci[];
}
