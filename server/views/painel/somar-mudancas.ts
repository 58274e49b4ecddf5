import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { painelMudanca } from '#server/platform/db/schema/painel.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { uuids } from '#server/views/linhagem/ids.ts';
import { COLUNAS_DA_FONTE, contribuicoes } from './contribuicoes.ts';

/**
 * Brings the sums of a company up to date with its rows. Each transaction notes what it changed
 * (`note-in-painel.ts`): it adds rows of its own and waits for nobody. Only one run sums at a time: it subtracts the former contribution of a process and adds the
 * new one.
 */
export async function somarMudancas(db: Database, empresaId: string): Promise<void> {
  while (await haMudancas(db, empresaId)) await somarUmaParte(db, empresaId);
}

/** Sums the changes of every company, so that a person who opens the dashboard does not wait for thousands of rows. */
export async function somarDeTodas(db: Database): Promise<void> {
  const empresas = await db.selectDistinct({ id: painelMudanca.empresaId }).from(painelMudanca);
  for (const { id } of empresas) await somarMudancas(db, id);
}

async function haMudancas(db: Database, empresaId: string): Promise<boolean> {
  const [mudanca] = await db
    .select({ id: painelMudanca.id })
    .from(painelMudanca)
    .where(eq(painelMudanca.empresaId, empresaId))
    .limit(1);
  return mudanca !== undefined;
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
    // The delete also takes changes made since the read, and the statements below read them: each statement sees what was committed
    // before it began.
    await tx.delete(painelMudanca).where(and(daEmpresa, oneOfThese(painelMudanca.fonteId, ids)));
    const fontes = uuids(ids);
    const condicaoDasFontes = sql`empresa_id = ${empresaId} and fonte_id = any(${fontes})`;
    await tx.execute(somar(condicaoDasFontes, -1));
    await tx.execute(sql`delete from painel_fonte where ${condicaoDasFontes}`);
    await tx.execute(sql`insert into painel_fonte (${COLUNAS_DA_FONTE}) ${contribuicoes(empresaId, fontes)}`);
    await tx.execute(somar(condicaoDasFontes, 1));
  });
}

/** Adds the stored contributions of the sources to the sums, or subtracts them. */
function somar(condicaoDasFontes: SQL, sinal: 1 | -1): SQL {
  const parcelas = sql.join(
    FIGURAS.map((figura) => sql.raw(`${sinal} * sum(${figura})`)),
    sql`, `,
  );
  const novas = sql.raw(FIGURAS.map((figura) => `${figura} = painel_fato.${figura} + excluded.${figura}`).join(', '));
  return sql`insert into painel_fato (empresa_id, fato, mes, importador, grupo, ${sql.raw(FIGURAS.join(', '))})
    select empresa_id, fato, mes, importador, grupo, ${parcelas} from painel_fonte where ${condicaoDasFontes}
    group by empresa_id, fato, mes, importador, grupo
    on conflict (empresa_id, fato, mes, importador, grupo) do update set ${novas}`;
}

const FIGURAS = ['quantidade', 'dias', 'valor_aduaneiro', 'tributos', 'recolher', 'suspenso'];
const POR_VEZ = 1_000;
