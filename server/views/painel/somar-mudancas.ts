import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { painelMudanca } from '#server/platform/db/schema-painel.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { uuids } from '#server/views/linhagem/ids.ts';
import { COLUNAS_DA_FONTE, contribuicoes } from './contribuicoes.ts';

/**
 * Brings the sums of a company up to what its rows say. What changed is noted by triggers, so that no write can forget it; whoever writes
 * adds a row of their own and waits for nobody. One at a time sums up: what a process added before goes out, what it adds now comes in.
 */
export async function somarMudancas(db: Database, empresaId: string): Promise<void> {
  while (await haMudancas(db, empresaId)) await somarUmaParte(db, empresaId);
}

/** Of every company that has something to be summed up, so that nobody who opens the dashboard waits for what thousands of rows left. */
export async function somarDeTodas(db: Database): Promise<void> {
  const empresas = await db.selectDistinct({ id: painelMudanca.empresaId }).from(painelMudanca);
  for (const { id } of empresas) await somarMudancas(db, id);
}

async function haMudancas(db: Database, empresaId: string): Promise<boolean> {
  const [uma] = await db
    .select({ id: painelMudanca.id })
    .from(painelMudanca)
    .where(eq(painelMudanca.empresaId, empresaId))
    .limit(1);
  return uma !== undefined;
}

function somarUmaParte(db: Database, empresaId: string): Promise<void> {
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
    await tx.delete(painelMudanca).where(and(daEmpresa, oneOfThese(painelMudanca.fonteId, ids)));
    const fontes = uuids(ids);
    const delas = sql`empresa_id = ${empresaId} and fonte_id = any(${fontes})`;
    await tx.execute(somar(delas, -1));
    await tx.execute(sql`delete from painel_fonte where ${delas}`);
    await tx.execute(sql`insert into painel_fonte (${COLUNAS_DA_FONTE}) ${contribuicoes(empresaId, fontes)}`);
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

const FIGURAS = ['quantidade', 'dias', 'valor_aduaneiro', 'tributos', 'recolher', 'suspenso'];
/** Few enough that others on the embedded database wait no longer than a blink. */
const POR_VEZ = 1_000;
