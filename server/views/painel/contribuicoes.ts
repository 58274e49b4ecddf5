import { type SQL, sql } from 'drizzle-orm';
import { AINDA_SUSPENSO } from '#server/comex/saldo/suspensos-sql.ts';
import type { Fato } from '#server/platform/db/fatos-do-painel.ts';

/** In the order of the columns of `painel_fonte`. */
export const COLUNAS_DA_FONTE = sql.raw(
  'empresa_id, fonte_id, importador, fato, mes, grupo, quantidade, dias, valor_aduaneiro, tributos, recolher, suspenso',
);

/** The contribution of each process or entry to the sums, from its present rows. A deleted process, or one of training, contributes nothing. */
export function contribuicoes(empresaId: string, fontes: SQL): SQL {
  const processos = sql`(select id, situacao, canal_rfb, coalesce(importador_id::text, '') as importador
    from processo where empresa_id = ${empresaId} and id = any(${fontes}) and excluido_em is null and treinamento is not true) p`;
  const doProcesso = sql`${empresaId}::uuid, p.id, p.importador`;

  const situacao = sql`select ${doProcesso}, ${figuras('SITUACAO', { grupo: sql`p.situacao` })} from ${processos}`;

  const registro = sql`select ${doProcesso}, ${figuras('REGISTRO', {
    mes: sql`to_char(d.data_registro, 'YYYY-MM')`,
    grupo: sql`coalesce(p.canal_rfb, '')`,
    valorAduaneiro: sql`d.valor_aduaneiro`,
    tributos: sql`d.ii_devido + d.ipi_devido + d.pis_devido + d.cofins_devido + d.outros_devido + d.taxa_siscomex`,
    recolher: sql`d.ii_recolher + d.ipi_recolher + d.pis_recolher + d.cofins_recolher + d.outros_recolher + d.taxa_siscomex`,
  })}
    from ${processos} join declaracao d on d.empresa_id = ${empresaId} and d.processo_id = p.id`;

  // A stay counts in the month it ends in.
  const etapa = sql`select ${doProcesso}, ${figuras('ETAPA', {
    mes: sql`to_char(e.saiu, 'YYYY-MM')`,
    grupo: sql`e.situacao`,
    quantidade: sql`count(*)::int`,
    dias: sql`sum(e.saiu - e.data)::int`,
  })}
    from ${processos} join (
      select processo_id, situacao, data, lead(data) over (partition by processo_id order by ordem) as saiu
      from processo_passo where empresa_id = ${empresaId} and processo_id = any(${fontes}) and desfeito_em is null
    ) e on e.processo_id = p.id and e.saiu is not null
    group by p.id, p.importador, e.situacao, to_char(e.saiu, 'YYYY-MM')`;

  const doLote = sql`coalesce(saldo_lote.processo_id, saldo_lote.entrada_id)`;
  const suspenso = sql`select ${empresaId}::uuid, ${doLote}, coalesce(saldo_lote.importador_id::text, ''), ${figuras(
    'SUSPENSO',
    { quantidade: sql`count(*)::int`, suspenso: sql`sum(${AINDA_SUSPENSO})` },
  )}
    from saldo_lote left join processo on processo.empresa_id = ${empresaId} and processo.id = saldo_lote.processo_id
    where saldo_lote.empresa_id = ${empresaId} and saldo_lote.saldo > 0 and processo.excluido_em is null
      and processo.treinamento is not true
      and (saldo_lote.processo_id = any(${fontes}) or saldo_lote.entrada_id = any(${fontes})) and ${AINDA_SUSPENSO} > 0
    group by ${doLote}, saldo_lote.importador_id`;

  return sql.join([situacao, registro, etapa, suspenso], sql` union all `);
}

const SEM_NADA = {
  mes: sql`''`,
  grupo: sql`''`,
  quantidade: sql`1`,
  dias: sql`0`,
  valorAduaneiro: sql`0`,
  tributos: sql`0`,
  recolher: sql`0`,
  suspenso: sql`0`,
};

/** The columns of a fact: a figure the caller omits is zero, and an omitted quantity is one. */
function figuras(fato: Fato, ditas: Partial<typeof SEM_NADA>): SQL {
  const { mes, grupo, quantidade, dias, valorAduaneiro, tributos, recolher, suspenso } = { ...SEM_NADA, ...ditas };
  return sql`${fato}, ${mes}, ${grupo}, ${quantidade}, ${dias}, ${valorAduaneiro}, ${tributos}, ${recolher}, ${suspenso}`;
}
