import { type SQL, sql } from 'drizzle-orm';
import type { Banco } from '#server/db/banco.ts';
import { uuids } from './ids.ts';

/** Components of DCR-Es and what came in that they are costed by, or are the same as. */
export function componentesELotes(tx: Banco, empresaId: string) {
  const evidencias = (quais: SQL) => sql`
    select c.id as componente_id, c.dcr_id, c.lote_id
    from dcr_componente c join dcr d on d.empresa_id = c.empresa_id and d.id = c.dcr_id
    where c.empresa_id = ${empresaId} and c.lote_id is not null and d.excluido_em is null and ${quais}`;

  /**
   * By the part number the evidence of the component is linked to, or it itself; failing both by the text it was declared as: what a DCI
   * draws for it. What was bought in the country is in no declaration.
   */
  const mesmoItem = (dosComponentes: SQL, dosLotes: SQL) => sql`
    with partes as materialized (
      select c.id, c.dcr_id, c.lote_id, i.cnpj, coalesce(e.item_id, c.item_id) as item_id, e.chave_item
      from dcr_componente c
      join dcr d on d.empresa_id = c.empresa_id and d.id = c.dcr_id
      join importador i on i.empresa_id = d.empresa_id and i.id = d.importador_id
      left join saldo_lote e on e.empresa_id = c.empresa_id and e.id = c.lote_id
      where c.empresa_id = ${empresaId} and c.registro in (3, 4) and c.documento is distinct from 'NF'
        and d.excluido_em is null and d.situacao <> 'CANCELADO' and ${dosComponentes}
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
    mesmoItem,

    async lotesQueSaoEvidencia(componentes: readonly string[]): Promise<string[]> {
      if (componentes.length === 0) return [];
      return idsDe('lote_id', evidencias(sql`c.id = any(${uuids(componentes)})`));
    },

    /** Those something is left of, or these. */
    async lotesDoMesmoItem(componentes: readonly string[], { ouDestes = [] as readonly string[] }): Promise<string[]> {
      if (componentes.length === 0) return [];
      const lotes = sql`(l.saldo > 0 or l.id = any(${uuids(ouDestes)}))`;
      return idsDe('lote_id', mesmoItem(sql`c.id = any(${uuids(componentes)})`, lotes));
    },

    async componentesComEvidencia(lotes: readonly string[]): Promise<{ componentes: string[]; dcrs: string[] }> {
      return comOsDcrs(evidencias(sql`c.lote_id = any(${uuids(lotes)})`), lotes);
    },

    async componentesDoMesmoItem(lotes: readonly string[]): Promise<{ componentes: string[]; dcrs: string[] }> {
      const candidatos = sql`c.id in (
        select a.id from dcr_componente a
        where a.empresa_id = ${empresaId}
          and a.item_id in (select item_id from saldo_lote where empresa_id = ${empresaId} and id = any(${uuids(lotes)}))
        union
        select a.id from saldo_lote deles
        join saldo_lote outro on outro.empresa_id = deles.empresa_id
          and (outro.item_id = deles.item_id or outro.chave_item = deles.chave_item)
        join dcr_componente a on a.empresa_id = outro.empresa_id and a.lote_id = outro.id
        where deles.empresa_id = ${empresaId} and deles.id = any(${uuids(lotes)}))`;
      return comOsDcrs(mesmoItem(candidatos, sql`l.id = any(${uuids(lotes)})`), lotes);
    },

    async dcrDoComponente(componente: string): Promise<string[]> {
      return idsDe(
        'dcr_id',
        sql`select c.dcr_id from dcr_componente c where c.empresa_id = ${empresaId} and c.id = ${componente}`,
      );
    },

    /** What came in by a declaration, or was bought of who imported it: national parts have no lineage of this kind. */
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
