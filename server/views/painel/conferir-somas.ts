import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { COLUNAS_DA_FONTE, contribuicoes } from './contribuicoes.ts';

/** The sources whose part in the sums is not what their rows say now, and the sums that are not those of their parts. */
export interface SomasErradas {
  /** Processes, and entries of stock that no process has. */
  fontes: string[];
  /** The fact, month and group of each. */
  somas: string[];
}

/**
 * Compares the sums of the dashboard with the rows they are made from. A source with a change that was noted and not yet summed is left
 * out: it is summed at the next look. Reads every process of the company, 10,000 in about a second.
 */
export async function conferirSomas(tx: Database, empresaId: string, ateQuantas: number): Promise<SomasErradas> {
  const fontes = await rowsOf<{ id: string }>(
    tx,
    sql`
      with agora as (select ${COLUNAS} from (${contribuicoes(empresaId, fontesSomadas(empresaId))}) c (${COLUNAS_DA_FONTE})),
        somado as (
          select ${COLUNAS} from painel_fonte
          where empresa_id = ${empresaId} and fonte_id not in (${aSomar(empresaId)})
        )
      select distinct fonte_id as id from (
        (select * from agora except select * from somado) union all (select * from somado except select * from agora)
      ) diferentes order by 1 limit ${ateQuantas}`,
  );
  const somas = await rowsOf<{ soma: string }>(
    tx,
    sql`
      with parcelas as (
        select fato, mes, importador, grupo, ${SOMADAS} from painel_fonte where empresa_id = ${empresaId}
        group by fato, mes, importador, grupo
      ), somas as (select fato, mes, importador, grupo, ${FIGURAS} from painel_fato where empresa_id = ${empresaId})
      select distinct concat_ws(' ', fato, nullif(mes, ''), nullif(grupo, '')) as soma from (
        (select * from parcelas except select * from somas) union all
        (select * from somas where quantidade <> 0 except select * from parcelas)
      ) diferentes order by 1 limit ${ateQuantas}`,
  );
  return { fontes: fontes.map(({ id }) => id), somas: somas.map(({ soma }) => soma) };
}

const aSomar = (empresaId: string): SQL => sql`select fonte_id from painel_mudanca where empresa_id = ${empresaId}`;

function fontesSomadas(empresaId: string): SQL {
  return sql`array(
    (select id from processo where empresa_id = ${empresaId}
      union select entrada_id from saldo_lote where empresa_id = ${empresaId} and entrada_id is not null)
    except ${aSomar(empresaId)})`;
}

const DO_QUE = 'fato, mes, importador, grupo, quantidade, dias';
const REAIS = ['valor_aduaneiro', 'tributos', 'recolher', 'suspenso'];
const emReais = (coluna: string) => `${coluna}::numeric(24, 2)`;
const COLUNAS = sql.raw(['fonte_id', DO_QUE, ...REAIS.map(emReais)].join(', '));
const FIGURAS = sql.raw(['quantidade', 'dias', ...REAIS].join(', '));
const SOMADAS = sql.raw(['quantidade', 'dias', ...REAIS].map((coluna) => `sum(${coluna}) as ${coluna}`).join(', '));
