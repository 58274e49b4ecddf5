import { and, eq, lt, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import { trabalho } from '#server/platform/db/schema/jobs.ts';

export interface WhichJob {
  empresaId: string;
  id: string;
}

/** A job, by its last report. */
export interface JobSeen {
  estado: unknown;
  emCurso: boolean;
}

export type JobBoard = ReturnType<typeof jobBoard>;

/** Gives up the jobs of servers that died, where no other server can be: their silence would otherwise have to be waited for. */
export async function endAbandonedJobs(db: Database): Promise<void> {
  await db.update(trabalho).set({ terminado: true }).where(eq(trabalho.terminado, false));
}

/** Tells the servers of one database which jobs the others run. Times are the database's: server clocks may differ. */
export function jobBoard(db: Database) {
  const servidor = uuidv7();
  const condicaoDoTrabalho = ({ empresaId, id }: WhichJob) =>
    and(eq(trabalho.empresaId, empresaId), eq(trabalho.id, id));
  const condicaoDoServidor = (qual: WhichJob) =>
    and(condicaoDoTrabalho(qual), eq(trabalho.servidor, servidor), eq(trabalho.terminado, false));

  return {
    /** False while another server runs the job; a server that stays silent for long has lost it. */
    async tomar(qual: WhichJob, estado: object): Promise<boolean> {
      await db.delete(trabalho).where(and(eq(trabalho.empresaId, qual.empresaId), lt(trabalho.em, VELHO)));
      const novo = { servidor, estado, terminado: false, parar: null, em: AGORA };
      const tomados = await db
        .insert(trabalho)
        .values({ ...qual, ...novo })
        .onConflictDoUpdate({
          target: [trabalho.empresaId, trabalho.id],
          set: novo,
          setWhere: or(eq(trabalho.terminado, true), lt(trabalho.em, CALADO)),
        })
        .returning({ id: trabalho.id });
      return tomados.length > 0;
    },

    /** Reports the progress; answers why the job must stop, when a person asked for it or another server took it over. */
    async anotar(qual: WhichJob, estado: object): Promise<string | null> {
      const [anotado] = await db
        .update(trabalho)
        .set({ estado, em: AGORA })
        .where(condicaoDoServidor(qual))
        .returning({ parar: trabalho.parar });
      return anotado ? anotado.parar : OUTRO_ASSUMIU;
    },

    async terminar(qual: WhichJob, estado: object): Promise<void> {
      await db.update(trabalho).set({ estado, terminado: true, em: AGORA }).where(condicaoDoServidor(qual));
    },

    async pedirQuePare(qual: WhichJob, porque: string): Promise<void> {
      await db.update(trabalho).set({ parar: porque }).where(condicaoDoTrabalho(qual));
    },

    async ver(qual: WhichJob): Promise<JobSeen | null> {
      const emCurso = sql<boolean>`not ${trabalho.terminado} and ${trabalho.em} >= ${CALADO}`;
      const [visto] = await db
        .select({ estado: trabalho.estado, emCurso })
        .from(trabalho)
        .where(condicaoDoTrabalho(qual));
      return visto ?? null;
    },
  };
}

const AGORA = sql`clock_timestamp()`;
const CALADO = sql`clock_timestamp() - interval '15 seconds'`;
const VELHO = sql`clock_timestamp() - interval '1 day'`;
const OUTRO_ASSUMIU = 'Outro servidor assumiu este trabalho.';
