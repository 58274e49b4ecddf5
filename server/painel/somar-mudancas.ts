import { and, eq, type SQL, sql } from 'drizzle-orm';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { painelMudanca } from '#server/db/schema-painel.ts';
import { uuids } from '#server/linhagem/ids.ts';
import { AINDA_SUSPENSO } from '#server/saldo/suspensos-sql.ts';
import type { Fato } from './fatos.ts';

/**
 * Brings the sums of a company up to what its rows say. What changed is noted by triggers, so that no write can forget it; whoever writes
 * adds a row of their own and waits for nobody. One at a time sums up: what a process added before goes out, what it adds now comes in.
 */
export async function somarMudancas(db: Banco, empresaId: string): Promise<void> {
  while (await haMudancas(db, empresaId)) await somarUmaParte(db, empresaId);
}

/** Of every company that has something to be summed up, so that nobody who opens the dashboard waits for what thousands of rows left. */
export async function somarDeTodas(db: Banco): Promise<void> {
  const empresas = await db.selectDistinct({ id: painelMudanca.empresaId }).from(painelMudanca);
  for (const { id } of empresas) await somarMudancas(db, id);
}

async function haMudancas(db: Banco, empresaId: string): Promise<boolean> {
  const [uma] = await db
    .select({ id: painelMudanca.id })
    .from(painelMudanca)
    .where(eq(painelMudanca.empresaId, empresaId))
    .limit(1);
  return uma !== undefined;
}

function somarUmaParte(db: Banco, empresaId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`painel/${empresaId}`}, 0))`);
    const daEmpresa = eq(painelMudanca.empresaId, empresaId);
    const mudadas = await tx
      .selectDistinct({ fonteId: painelMudanca.fonteId })
      .from(painelMudanca)
      .where(daEmpresa)
      .orderBy(painelMudanca.fonteId)
      .limit(POR_VEZ);
    const ids = mudadas.map(({ fonteId }) => fonteId);
    // What comes in between is taken with it, and read below: each statement sees what was there before it began.
    await tx.delete(painelMudanca).where(and(daEmpresa, umDestes(painelMudanca.fonteId, ids)));
    const fontes = uuids(ids);
    const delas = sql`empresa_id = ${empresaId} and fonte_id = any(${fontes})`;
    await tx.execute(somar(delas, -1));
    await tx.execute(sql`delete from painel_fonte where ${delas}`);
    await tx.execute(sql`insert into painel_fonte ${contribuicoes(empresaId, fontes)}`);
    await tx.execute(somar(delas, 1));
  });
}

/** Adds what the sources are kept with to the sums, or takes it from them. */
function somar(delas: SQL, sinal: 1 | -1): SQL {
  const parcelas = sql.join(
    FIGURAS.map((figura) => sql.raw(`${sinal} * sum(${figura})`)),
    sql`, `,
  );
  const novas = sql.raw(FIGURAS.map((figura) => `${figura} = painel_fato.${figura} + excluded.${figura}`).join(', '));
  return sql`insert into painel_fato (empresa_id, fato, mes, importador, grupo, ${sql.raw(FIGURAS.join(', '))})
    select empresa_id, fato, mes, importador, grupo, ${parcelas} from painel_fonte where ${delas}
    group by empresa_id, fato, mes, importador, grupo
    on conflict (empresa_id, fato, mes, importador, grupo) do update set ${novas}`;
}

/** What each of the sources adds, from the rows as they are. A deleted process adds nothing. */
function contribuicoes(empresaId: string, fontes: SQL): SQL {
  const processos = sql`(select id, situacao, canal_rfb, coalesce(importador_id::text, '') as importador
    from processo where empresa_id = ${empresaId} and id = any(${fontes}) and excluido_em is null) p`;
  return sql`
    ${linhas('SITUACAO', { fonte: sql`p.id`, grupo: sql`p.situacao` })} from ${processos}
    union all
    ${linhas('REGISTRO', {
      fonte: sql`p.id`,
      mes: sql`to_char(d.data_registro, 'YYYY-MM')`,
      grupo: sql`coalesce(p.canal_rfb, '')`,
      valorAduaneiro: sql`d.valor_aduaneiro`,
      tributos: sql`d.ii_devido + d.ipi_devido + d.pis_devido + d.cofins_devido + d.taxa_siscomex`,
      recolher: sql`d.ii_recolher + d.ipi_recolher + d.pis_recolher + d.cofins_recolher + d.taxa_siscomex`,
    })} from ${processos} join declaracao d on d.empresa_id = ${empresaId} and d.processo_id = p.id
    union all
    ${linhas('ETAPA', {
      fonte: sql`p.id`,
      mes: sql`to_char(e.saiu, 'YYYY-MM')`,
      grupo: sql`e.situacao`,
      quantidade: sql`count(*)`,
      dias: sql`sum(e.saiu - e.data)`,
    })} from ${processos} join (
        select processo_id, situacao, data, lead(data) over (partition by processo_id order by ordem) as saiu
        from processo_passo where empresa_id = ${empresaId} and processo_id = any(${fontes}) and desfeito_em is null
      ) e on e.processo_id = p.id and e.saiu is not null
      group by p.id, p.importador, e.situacao, to_char(e.saiu, 'YYYY-MM')
    union all
    ${linhas('SUSPENSO', {
      fonte: sql`coalesce(saldo_lote.processo_id, saldo_lote.entrada_id)`,
      importador: sql`coalesce(saldo_lote.importador_id::text, '')`,
      quantidade: sql`count(*)`,
      suspenso: sql`sum(${AINDA_SUSPENSO})`,
    })} from saldo_lote
      left join processo on processo.empresa_id = ${empresaId} and processo.id = saldo_lote.processo_id
      where saldo_lote.empresa_id = ${empresaId} and saldo_lote.saldo > 0 and processo.excluido_em is null
        and (saldo_lote.processo_id = any(${fontes}) or saldo_lote.entrada_id = any(${fontes}))
        and ${AINDA_SUSPENSO} > 0
      group by coalesce(saldo_lote.processo_id, saldo_lote.entrada_id), saldo_lote.importador_id`;

  function linhas(fato: Fato, { fonte, mes, importador, grupo, ...figuras }: Colunas): SQL {
    const vazio = sql.raw(`''`);
    return sql`select ${empresaId}::uuid, ${fonte}, ${fato}, ${mes ?? vazio}, ${importador ?? (fato === 'SUSPENSO' ? vazio : sql`p.importador`)},
      ${grupo ?? vazio}, (${figuras.quantidade ?? sql`1`})::int, (${figuras.dias ?? sql`0`})::int, ${figuras.valorAduaneiro ?? sql`0`},
      ${figuras.tributos ?? sql`0`}, ${figuras.recolher ?? sql`0`}, ${figuras.suspenso ?? sql`0`}`;
  }
}

type Colunas = { fonte: SQL } & Partial<
  Record<
    'mes' | 'importador' | 'grupo' | 'quantidade' | 'dias' | 'valorAduaneiro' | 'tributos' | 'recolher' | 'suspenso',
    SQL
  >
>;

const FIGURAS = ['quantidade', 'dias', 'valor_aduaneiro', 'tributos', 'recolher', 'suspenso'];
/** Few enough that others on the embedded database wait no longer than a blink. */
const POR_VEZ = 1_000;
