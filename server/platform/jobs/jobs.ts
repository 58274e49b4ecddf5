import type { FastifyBaseLogger } from 'fastify';
import type { Conexao } from '#server/platform/db/database.ts';
import { type Quadro, type QualTrabalho, quadroDeTrabalhos, type Visto } from './job-board.ts';

/** A work this server is at. */
export interface Trabalho {
  /** However it ended; never fails. */
  terminar(): Promise<void>;
}

interface Daqui extends QualTrabalho, Visto {
  estado: object;
  aoParar: (porque: string) => void;
}

export type Trabalhos = ReturnType<typeof trabalhosDosServidores>;

/**
 * Works that outlive the request that began them: one server at a time is at one, and whichever is asked knows how far it is. On the
 * embedded database there is one server, whose connection the work may hold: there it is told from memory alone.
 */
export function trabalhosDosServidores({ db, tipo }: Pick<Conexao, 'db' | 'tipo'>, log: FastifyBaseLogger) {
  const quadro = tipo === 'postgres' ? quadroDeTrabalhos(db) : null;
  const daqui = new Map<string, Daqui>();
  const aqui = ({ empresaId, id }: QualTrabalho): Daqui | null => {
    const achado = daqui.get(id);
    return achado?.empresaId === empresaId ? achado : null;
  };

  return {
    /**
     * A place for a work, taken before anything else is done; null while somebody is at it. `estado` is written to as it goes, and read
     * by who asks; `aoParar` is called when somebody wants it to stop.
     */
    async abrir(
      { empresaId, id }: QualTrabalho,
      estado: object,
      aoParar: Daqui['aoParar'] = () => {},
    ): Promise<Trabalho | null> {
      if (daqui.get(id)?.emCurso) return null;
      const este: Daqui = { empresaId, id, estado, emCurso: true, aoParar };
      // Last again, where one with this id ended before.
      daqui.delete(id);
      daqui.set(id, este);
      try {
        if (quadro && !(await quadro.tomar(este, estado))) {
          daqui.delete(id);
          return null;
        }
      } catch (erro) {
        daqui.delete(id);
        throw erro;
      }
      const calar = quadro ? contar(quadro, este, log) : undefined;
      return {
        async terminar() {
          este.emCurso = false;
          esquecerOsMaisAntigos(daqui);
          await calar?.();
        },
      };
    },

    async ver(qual: QualTrabalho): Promise<Visto | null> {
      const achado = aqui(qual);
      if (quadro && !achado?.emCurso) return quadro.ver(qual);
      return achado && { estado: achado.estado, emCurso: achado.emCurso };
    },

    async pedirQuePare(qual: QualTrabalho, porque: string): Promise<void> {
      const achado = aqui(qual);
      if (achado?.emCurso) achado.aoParar(porque);
      else await quadro?.pedirQuePare(qual, porque);
    },
  };
}

/** Tells the others, outside of any transaction of the work, until what it answers is called. */
function contar(quadro: Quadro, este: Daqui, log: FastifyBaseLogger): () => Promise<void> {
  // What cannot be told is told the next time; a server that stays silent has its work taken for ended.
  const semContar = (err: unknown) =>
    log.warn({ err, trabalho: este.id }, 'O andamento de um trabalho não foi anotado');
  let contando: Promise<void> | null = null;
  const relogio = setInterval(() => {
    contando ??= quadro
      .anotar(este, este.estado)
      .then((porque) => {
        if (porque !== null) este.aoParar(porque);
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
    await quadro.terminar(este, este.estado).catch(semContar);
  };
}

/** A Map keeps the order in which things came. */
function esquecerOsMaisAntigos(daqui: Map<string, Daqui>): void {
  for (const [id, { emCurso }] of daqui) {
    if (daqui.size <= LEMBRADOS) return;
    if (!emCurso) daqui.delete(id);
  }
}

const INTERVALO_MS = 500;
const LEMBRADOS = 200;
