import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '#server/platform/db/database.ts';
import { type JobBoard, type JobSeen, jobBoard, type WhichJob } from './job-board.ts';

/** A job that runs on this server. */
export interface Job {
  /** Resolves when the job has ended in any way; never rejects. */
  terminar(): Promise<void>;
}

interface Daqui extends WhichJob, JobSeen {
  estado: object;
  aoParar: (porque: string) => void;
}

export type Jobs = ReturnType<typeof serverJobs>;

/**
 * Jobs that outlive the request that began them. One server at a time runs a job, and every server knows its progress.
 */
export function serverJobs({ db }: Pick<Connection, 'db'>, log: FastifyBaseLogger) {
  const quadro = jobBoard(db);
  const daqui = new Map<string, Daqui>();
  const aqui = ({ empresaId, id }: WhichJob): Daqui | null => {
    const achado = daqui.get(id);
    return achado?.empresaId === empresaId ? achado : null;
  };

  return {
    /**
     * Reserves a job before anything else is done; null while it runs elsewhere. The job writes its progress into `estado`; `aoParar` is
     * called when a person wants it to stop.
     */
    async abrir(
      { empresaId, id }: WhichJob,
      estado: object,
      aoParar: Daqui['aoParar'] = () => {},
    ): Promise<Job | null> {
      if (daqui.get(id)?.emCurso) return null;
      const trabalhoDaqui: Daqui = { empresaId, id, estado, emCurso: true, aoParar };
      // Moves the id to the end of the Map, when a job with this id ended before.
      daqui.delete(id);
      daqui.set(id, trabalhoDaqui);
      try {
        if (!(await quadro.tomar(trabalhoDaqui, estado))) {
          daqui.delete(id);
          return null;
        }
      } catch (erro) {
        daqui.delete(id);
        throw erro;
      }
      const calar = contar(quadro, trabalhoDaqui, log);
      return {
        async terminar() {
          trabalhoDaqui.emCurso = false;
          esquecerOsMaisAntigos(daqui);
          await calar();
        },
      };
    },

    async ver(qual: WhichJob): Promise<JobSeen | null> {
      const achado = aqui(qual);
      return achado?.emCurso ? { estado: achado.estado, emCurso: true } : quadro.ver(qual);
    },

    async pedirQuePare(qual: WhichJob, porque: string): Promise<void> {
      const achado = aqui(qual);
      if (achado?.emCurso) achado.aoParar(porque);
      else await quadro.pedirQuePare(qual, porque);
    },
  };
}

/** Reports to the other servers, outside the transactions of the job, until the returned function is called. */
function contar(quadro: JobBoard, trabalhoDaqui: Daqui, log: FastifyBaseLogger): () => Promise<void> {
  // A report that fails is made up for by the next; a server that stays silent loses its job.
  const semContar = (err: unknown) =>
    log.warn({ err, trabalho: trabalhoDaqui.id }, 'O andamento de um trabalho não foi anotado');
  let contando: Promise<void> | null = null;
  const relogio = setInterval(() => {
    contando ??= quadro
      .anotar(trabalhoDaqui, trabalhoDaqui.estado)
      .then((porque) => {
        if (porque !== null) trabalhoDaqui.aoParar(porque);
      })
      .catch(semContar)
      .finally(() => {
        contando = null;
      });
  }, INTERVALO_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await contando;
    await quadro.terminar(trabalhoDaqui, trabalhoDaqui.estado).catch(semContar);
  };
}

/** A Map keeps the order of insertion. */
function esquecerOsMaisAntigos(daqui: Map<string, Daqui>): void {
  for (const [id, { emCurso }] of daqui) {
    if (daqui.size <= LEMBRADOS) return;
    if (!emCurso) daqui.delete(id);
  }
}

const INTERVALO_MS = 500;
const LEMBRADOS = 200;
