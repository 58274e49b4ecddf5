import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { uuids } from './ids.ts';

/** Queries components of DCR-Es and the lotes that price them or are the same item. */
export function componentesELotes(tx: Database, empresaId: string) {
  const evidencias = (quais: SQL) => sql`
    select c.id as componente_id, c.dcr_id, c.lote_id
    from dcr_componente c join dcr d on d.empresa_id = c.empresa_id and d.id = c.dcr_id
    where c.empresa_id = ${empresaId} and c.lote_id is not null and d.excluido_em is null and ${quais}`;

  /**
   * The stock that may go into components. It matches by the part number of the evidence or of the component. Without a part number
   * it matches by the declared text, which is what a DCI draws. Goods bought in the country are in no declaration.
   */
  const mesmoItem = (componentes: readonly string[], dosLotes: SQL) => sql`
    with partes as materialized (
      select ${dcrComponente.id} as id, ${dcrComponente.dcrId} as dcr_id, ${dcrComponente.loteId} as lote_id, i.cnpj,
        coalesce(e.item_id, ${dcrComponente.itemId}) as item_id, e.chave_item
      from dcr_componente
      join dcr on dcr.empresa_id = dcr_componente.empresa_id and dcr.id = dcr_componente.dcr_id
      join importador i on i.empresa_id = dcr.empresa_id and i.id = dcr.importador_id
      left join saldo_lote e on e.empresa_id = dcr_componente.empresa_id and e.id = dcr_componente.lote_id
      where dcr_componente.empresa_id = ${empresaId} and ${DO_SALDO} and ${DE_PE} and ${oneOfThese(dcrComponente.id, componentes)}
    )
    select p.id as componente_id, p.dcr_id, l.id as lote_id
    from partes p join saldo_lote l on l.importador_cnpj = p.cnpj and l.item_id = p.item_id
    where l.empresa_id = ${empresaId} and l.id is distinct from p.lote_id and ${dosLotes}
    union all
    select p.id, p.dcr_id, l.id
    from partes p join saldo_lote l on l.importador_cnpj = p.cnpj and l.chave_item = p.chave_item
    where l.empresa_id = ${empresaId} and p.item_id is null and l.id is distinct from p.lote_id and ${dosLotes}`;

  const idsDe = async (coluna: 'lote_id' | 'componente_id' | 'dcr_id', linhas: SQL): Promise<string[]> => {
    const lidas = await tx
      .selectDistinct({ id: sql<string>`x.${sql.identifier(coluna)}::text` })
      .from(sql`(${linhas}) x`);
    return lidas.map(({ id }) => id);
  };

  return {
    evidencias,

    async lotesQueSaoEvidencia(componentes: readonly string[]): Promise<string[]> {
      if (componentes.length === 0) return [];
      return idsDe('lote_id', evidencias(sql`c.id = any(${uuids(componentes)})`));
    },

    /** The lotes of the same item that still have a balance, or are among `ouDestes`. */
    async lotesDoMesmoItem(componentes: readonly string[], { ouDestes = [] as readonly string[] }): Promise<string[]> {
      if (componentes.length === 0) return [];
      const dosLotes = sql`(l.saldo > 0 or l.id = any(${uuids(ouDestes)}))`;
      return idsDe('lote_id', mesmoItem(componentes, dosLotes));
    },

    async componentesComEvidencia(lotes: readonly string[]): Promise<{ componentes: string[]; dcrs: string[] }> {
      return comOsDcrs(evidencias(sql`c.lote_id = any(${uuids(lotes)})`), lotes);
    },

    async dcrDoComponente(componente: string): Promise<string[]> {
      return idsDe(
        'dcr_id',
        sql`select c.dcr_id from dcr_componente c where c.empresa_id = ${empresaId} and c.id = ${componente}`,
      );
    },

    /** The components that came by a declaration, or were bought from their importer. National parts have no such lineage. */
    async componentesDosDcrs(dcrs: readonly string[]): Promise<string[]> {
      if (dcrs.length === 0) return [];
      return idsDe(
        'componente_id',
        sql`select c.id as componente_id from dcr_componente c
          where c.empresa_id = ${empresaId} and c.registro in (3, 4) and c.dcr_id = any(${uuids(dcrs)})`,
      );
    },
  };

  async function comOsDcrs(linhas: SQL, lotes: readonly string[]) {
    if (lotes.length === 0) return { componentes: [], dcrs: [] };
    const lidas = await tx
      .selectDistinct({ id: sql<string>`x.componente_id::text`, dcrId: sql<string>`x.dcr_id::text` })
      .from(sql`(${linhas}) x`);
    return { componentes: lidas.map(({ id }) => id), dcrs: [...new Set(lidas.map(({ dcrId }) => dcrId))] };
  }
}

/**
 * The keys that identify components in the stock. Each table is read by itself: in a join, a table that has just grown is read once
 * for each of thousands of rows.
 */
export async function partesDosComponentes(tx: Database, empresaId: string, componentes: readonly string[]) {
  const linhas = await tx
    .select({
      id: dcrComponente.id,
      dcrId: dcrComponente.dcrId,
      loteId: dcrComponente.loteId,
      itemId: dcrComponente.itemId,
      cnpj: importador.cnpj,
    })
    .from(dcrComponente)
    .innerJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrComponente.dcrId)))
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, dcr.importadorId)))
    .where(and(eq(dcrComponente.empresaId, empresaId), oneOfThese(dcrComponente.id, componentes), DO_SALDO, DE_PE));
  const evidencias = await tx
    .select({ id: saldoLote.id, itemId: saldoLote.itemId, chaveItem: saldoLote.chaveItem })
    .from(saldoLote)
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        oneOfThese(
          saldoLote.id,
          linhas.flatMap(({ loteId }) => loteId ?? []),
        ),
      ),
    );
  const porId = new Map(evidencias.map((lote) => [lote.id, lote]));
  return linhas.map((linha) => {
    const evidencia = linha.loteId === null ? undefined : porId.get(linha.loteId);
    return { ...linha, itemId: evidencia?.itemId ?? linha.itemId, chaveItem: evidencia?.chaveItem ?? null };
  });
}

const DO_SALDO = sql`${dcrComponente.registro} in (3, 4) and ${dcrComponente.documento} is distinct from 'NF'`;
const DE_PE = sql`${dcr.excluidoEm} is null and ${dcr.situacao} <> 'CANCELADO'`;
