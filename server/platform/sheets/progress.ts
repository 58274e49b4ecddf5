import { planilha } from '#lib/contracts/platform/planilha.ts';
import type { WhichJob } from '#server/platform/jobs/job-board.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import type { StoredSheet } from './sheet-repository.ts';

/** How far a work on a sheet has come, and whether somebody wants it to stop. */
export interface Progress {
  feitas: number;
  total: number;
  /** The rows are being checked; nothing is written meanwhile. */
  conferindo: boolean;
  /** Why it is to stop, in a sentence; null while it is not. */
  parar: string | null;
}

/** The place of a work on a sheet, and how far it has come. */
export interface Place extends Job {
  andamento: Progress;
}

interface Correndo {
  /** The import as it stands while this runs: whoever asks is answered without the database, which may be busy with it. */
  guardada: StoredSheet;
  andamento: Progress;
  fim: Promise<void>;
}

/** The works on sheets: those of this server, and how far those of the others have come. */
export function sheetJobs(trabalhos: Jobs) {
  const daqui = new Map<string, Correndo>();
  return {
    /** As it stands while this server is at it; null when it is not. */
    guardada({ empresaId, id }: WhichJob): StoredSheet | null {
      const { guardada = null } = daqui.get(id) ?? {};
      return guardada?.empresaId === empresaId ? guardada : null;
    },

    /** How far the server that is at it has come; null when none is. */
    async progresso(qual: WhichJob) {
      const visto = await trabalhos.ver(qual);
      return visto?.emCurso ? planilha.shape.progresso.parse(visto.estado) : null;
    },

    /** A place for a work, taken before anything is awaited; null while another has it. */
    async abrir(qual: WhichJob): Promise<Place | null> {
      const andamento: Progress = { feitas: 0, total: 0, conferindo: false, parar: null };
      const trabalho = await trabalhos.abrir(qual, andamento, (porque) => {
        andamento.parar ??= porque;
      });
      return trabalho && { ...trabalho, andamento };
    },

    /** A work nobody waits for; it has to tell of its failures by itself. */
    correr(guardada: StoredSheet, { andamento, terminar }: Place, obra: Promise<void>): void {
      const fim = obra.finally(() => {
        daqui.delete(guardada.id);
        return terminar();
      });
      daqui.set(guardada.id, { guardada, andamento, fim });
    },

    fim: (id: string): Promise<void> => daqui.get(id)?.fim ?? Promise.resolve(),

    cancelar: (qual: WhichJob): Promise<void> => trabalhos.pedirQuePare(qual, A_PEDIDO),

    /** Before the database closes. */
    async parar(): Promise<void> {
      for (const { andamento } of daqui.values()) andamento.parar ??= SERVER_STOPPED;
      await Promise.allSettled([...daqui.values()].map(({ fim }) => fim));
    },
  };
}

export class Cancelled extends Error {}

export function followSheet({ parar }: Progress): void {
  if (parar !== null) throw new Cancelled(parar);
}

const A_PEDIDO = 'Cancelado a pedido.';
export const SERVER_STOPPED = 'O servidor parou antes do fim.';
