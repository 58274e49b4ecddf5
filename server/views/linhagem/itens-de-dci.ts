import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { ItemDeDci } from './alcance.ts';
import { umDestesItens, uuids } from './ids.ts';

/** Queries the items of DCIs, and from them the records above and below. Deleted DCIs never appear. */
export function itensDeDci(tx: Database, empresaId: string) {
  const itens = (linhas: SQL): Promise<ItemDeDci[]> =>
    tx
      .selectDistinct({ dciId: sql<string>`x.dci_id::text`, chave: sql<string>`x.chave` })
      .from(sql`(${linhas}) x join dci d on d.empresa_id = ${empresaId} and d.id = x.dci_id and d.excluido_em is null`);
  const ids = async (linhas: SQL): Promise<string[]> =>
    (await tx.selectDistinct({ id: sql<string>`x.id::text` }).from(sql`(${linhas}) x`)).map(({ id }) => id);

  return {
    daDci: (dciId: string) =>
      itens(sql`select dci_id, chave from dci_item where empresa_id = ${empresaId} and dci_id = ${dciId}`),

    dosDcrs: (dcrs: readonly string[]) =>
      itens(sql`select dci_id, chave from dci_item where empresa_id = ${empresaId} and dcr_id = any(${uuids(dcrs)})`),

    /** The items that drew from these lotes or plan to. */
    dosLotes: (lotes: readonly string[]) =>
      itens(sql`
        select s.dci_id, i.item as chave from dci_saque s
        join dci_insumo i on i.empresa_id = s.empresa_id and i.dci_id = s.dci_id and i.ordem = s.insumo_ordem
        where s.empresa_id = ${empresaId} and s.lote_id = any(${uuids(lotes)})`),

    daNota: (notaId: string) =>
      itens(sql`
        select dci_id, item as chave from dci_nota_item
        where empresa_id = ${empresaId} and nota_id = ${notaId} and item is not null`),

    async dciDaNota(notaId: string): Promise<string> {
      const [id = ''] = await ids(
        sql`select dci_id as id from dci_nota where empresa_id = ${empresaId} and id = ${notaId}`,
      );
      return id;
    },

    dcrsDe: (dosItens: readonly ItemDeDci[]) =>
      ids(sql`
        select i.dcr_id as id from dci_item i
        join dcr d on d.empresa_id = i.empresa_id and d.id = i.dcr_id and d.excluido_em is null
        where i.empresa_id = ${empresaId} and ${umDestesItens(sql`i.dci_id`, sql`i.chave`, dosItens)}`),

    lotesDe: (dosItens: readonly ItemDeDci[]) =>
      ids(sql`
        select s.lote_id as id from dci_saque s
        join dci_insumo i on i.empresa_id = s.empresa_id and i.dci_id = s.dci_id and i.ordem = s.insumo_ordem
        where s.empresa_id = ${empresaId} and ${umDestesItens(sql`i.dci_id`, sql`i.item`, dosItens)}`),

    /** The DCIs with any entry of these lotes in the ledger, also when the quantity was returned and the plan is now another. */
    dcisNoRazao: (lotes: readonly string[]) =>
      ids(sql`
        select m.documento_id as id from saldo_movimento m
        join dci d on d.empresa_id = m.empresa_id and d.id = m.documento_id and d.excluido_em is null
        where m.empresa_id = ${empresaId} and m.documento = 'DCI' and m.lote_id = any(${uuids(lotes)})`),

    lotesNoRazao: (dciId: string) =>
      ids(sql`
        select lote_id as id from saldo_movimento
        where empresa_id = ${empresaId} and documento = 'DCI' and documento_id = ${dciId}`),
  };
}
