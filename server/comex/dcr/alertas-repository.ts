import { type SQL, sql } from 'drizzle-orm';
import type { AlertaDoDcr, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { emEstoque } from './em-estoque.ts';

type Alerta = DcrResumo['alertas'][number];

/**
 * Finds why DCR-Es are out of date, from the present data. Nothing is recalculated when a DI, a rate, a price or a structure
 * changes, so no update can be missed. Only a DCR-E in elaboração or in force can be out of date.
 */
export function alertasRepository(tx: Database, empresaId: string) {
  const ler = async (quais: SQL, hoje: DataTexto): Promise<Map<string, Alerta[]>> => {
    const linhas = await tx
      .select({
        dcrId: sql<string>`x.dcr_id`,
        alerta: sql<AlertaDoDcr>`x.alerta`,
        componentes: sql<number>`x.componentes`.mapWith(Number),
        desde: sql<DataTexto | null>`x.desde`,
      })
      .from(sql`(${alertas(quais, empresaId, hoje)}) x`)
      .orderBy(sql`x.dcr_id, x.lugar`);
    const porDcr = Map.groupBy(linhas, ({ dcrId }) => dcrId);
    return new Map(
      [...porDcr].map(([id, alertasDoDcr]) => [id, alertasDoDcr.map(({ dcrId: _, ...alerta }) => alerta)]),
    );
  };
  return {
    /** Returns the alerts of these DCR-Es, by DCR-E. */
    async de(ids: readonly string[], hoje: DataTexto): Promise<Map<string, Alerta[]>> {
      if (ids.length === 0) return new Map();
      return ler(sql`d.id = any(${sql.param([...ids])}::uuid[])`, hoje);
    },

    /** Returns all alerts, by DCR-E. */
    todos: (hoje: DataTexto): Promise<Map<string, Alerta[]>> => ler(sql`true`, hoje),

    /** Selects the ids of the DCR-Es with an alert, for the filter of a list. */
    comAlerta: (hoje: DataTexto): SQL => sql`(select x.dcr_id from (${alertas(sql`true`, empresaId, hoje)}) x)`,
  };
}

function alertas(quais: SQL, empresaId: string, hoje: DataTexto): SQL {
  return sql`
    with vivos as materialized (
      select d.*, i.cnpj as importador_cnpj, i.resolucoes
      from dcr d join importador i on i.empresa_id = d.empresa_id and i.id = d.importador_id
      where d.empresa_id = ${empresaId} and d.excluido_em is null and ${quais}
        and (d.situacao in ('EM_ELABORACAO', 'VALIDADO', 'ARQUIVO_GERADO', 'TRANSMITIDO', 'REJEITADO')
          or (d.situacao = 'REGISTRADO' and d.vigencia_fim is null))
    ),
    partes as materialized (
      select c.*, v.importador_id, v.importador_cnpj, v.data_base,
        l.chave_item, coalesce(l.data_desembaraco, c.data_emissao, v.data_base) as do_documento
      from vivos v
      join dcr_componente c on c.empresa_id = v.empresa_id and c.dcr_id = v.id
      left join saldo_lote l on l.empresa_id = c.empresa_id and l.id = c.lote_id
    ),
    -- The newest import of each item the lines are of: by the item itself, and by the words it was declared in.
    por_item as materialized (
      select l.importador_cnpj, l.item_id, max(l.data_desembaraco) as dia
      from saldo_lote l
      where l.empresa_id = ${empresaId} and l.item_id in (select item_id from partes) and ${emEstoque()}
      group by l.importador_cnpj, l.item_id
    ),
    por_texto as materialized (
      select l.importador_cnpj, l.chave_item, max(l.data_desembaraco) as dia
      from saldo_lote l
      where l.empresa_id = ${empresaId} and l.chave_item in (select chave_item from partes) and ${emEstoque()}
      group by l.importador_cnpj, l.chave_item
    ),
    novas as (
      select p.dcr_id, greatest(i.dia, t.dia) as desde
      from partes p
      left join por_item i on i.importador_cnpj = p.importador_cnpj and i.item_id = p.item_id
      left join por_texto t on t.importador_cnpj = p.importador_cnpj and t.chave_item = p.chave_item
      where p.registro in (3, 4) and greatest(i.dia, t.dia) > p.do_documento
    ),
    compradas as materialized (
      select n.importador_id, n.item_id, upper(n.part_number) as part_number, max(n.data_emissao) as dia
      from compra_nacional n
      where n.empresa_id = ${empresaId} and n.excluido_em is null
      group by n.importador_id, n.item_id, upper(n.part_number)
    ),
    compras as (
      select p.dcr_id, p.id, max(c.dia) as desde
      from partes p
      join compradas c on c.importador_id = p.importador_id and c.dia > p.do_documento
        and (c.part_number = upper(p.codigo) or c.item_id = p.item_id)
      where p.registro = 2
      group by p.dcr_id, p.id
    ),
    da_ncm as materialized (
      select distinct on (r.codigo) r.codigo, r.aliquota_ii, r.vigencia_inicio
      from referencia r
      where r.empresa_id = ${empresaId} and r.tabela = 'Ncm' and r.excluido_em is null and r.aliquota_ii is not null
        and coalesce(r.vigencia_inicio, '-infinity') <= ${hoje}::date
        and coalesce(r.vigencia_fim, 'infinity') >= ${hoje}::date
      order by r.codigo, r.vigencia_inicio desc nulls last
    ),
    -- Where nobody wrote the rate of an NCM down, the last declaration of it tells.
    ultimas as materialized (
      select n.importador_cnpj, n.ncm, ultima.aliquota_ii, ultima.data_registro
      from (
        select distinct importador_cnpj, ncm from partes
        where registro in (3, 4) and ncm not in (select codigo from da_ncm)
      ) n
      cross join lateral (
        select l.aliquota_ii, l.data_registro
        from saldo_lote l
        where l.empresa_id = ${empresaId} and l.ncm = n.ncm and l.importador_cnpj = n.importador_cnpj
          and l.aliquota_ii is not null and ${emEstoque()}
        order by l.data_registro desc limit 1
      ) ultima
    ),
    -- A line without a rate differs from any.
    aliquotas as (
      select p.dcr_id, n.vigencia_inicio as desde
      from partes p join da_ncm n on n.codigo = p.ncm and n.aliquota_ii is distinct from p.aliquota_ii
      where p.registro in (3, 4)
      union all
      select p.dcr_id, u.data_registro
      from partes p
      join ultimas u on u.importador_cnpj = p.importador_cnpj and u.ncm = p.ncm
        and u.data_registro > p.data_base and u.aliquota_ii is distinct from p.aliquota_ii
      where p.registro in (3, 4)
    ),
    em_vigor as (
      select distinct on (e.produto_id) e.produto_id, e.id, e.versao, e.vigencia_inicio
      from estrutura e
      where e.empresa_id = ${empresaId} and e.excluido_em is null and e.vigencia_inicio <= ${hoje}::date
      order by e.produto_id, e.vigencia_inicio desc
    )
    select dcr_id, 1 as lugar, 'IMPORTACAO_MAIS_RECENTE' as alerta, count(*) as componentes, min(desde)::text as desde
    from novas group by dcr_id
    union all
    select dcr_id, 2, 'COMPRA_MAIS_RECENTE', count(*), min(desde)::text from compras group by dcr_id
    union all
    select dcr_id, 3, 'ALIQUOTA_MUDOU', count(*), min(desde)::text from aliquotas group by dcr_id
    union all
    select v.id, 4, 'ESTRUTURA_MUDOU', 1, case when e.id <> v.estrutura_id then e.vigencia_inicio::text end
    from vivos v join em_vigor e on e.produto_id = v.produto_id
    where v.estrutura_id is not null and (e.id <> v.estrutura_id or e.versao <> v.estrutura_versao)
    union all
    select v.id, 5, 'RESOLUCAO_VENCIDA', 1, r.validade
    from vivos v
    cross join lateral jsonb_to_recordset(v.resolucoes) as r(numero text, validade text)
    where r.numero = v.resolucao and r.validade < ${hoje}`;
}
