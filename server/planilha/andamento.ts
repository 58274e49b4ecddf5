import type { PlanilhaGuardada } from './planilha-repository.ts';

/** How far a work on a sheet has come, and whether somebody wants it to stop. */
export interface Andamento {
  feitas: number;
  total: number;
  /** The rows are being checked; nothing is written meanwhile. */
  conferindo: boolean;
  /** Why it is to stop, in a sentence; null while it is not. */
  parar: string | null;
}

interface Trabalho {
  andamento: Andamento;
  /** The import as it stands while this runs: whoever asks is answered without the database, which may be busy with it. */
  guardada: PlanilhaGuardada | null;
  fim: Promise<void>;
}

/** Works running in this process, by id of the import; whoever asks how far one is asks here, not the database. */
export function trabalhosEmCurso() {
  const trabalhos = new Map<string, Trabalho>();
  return {
    /** Of this company only. */
    de(id: string, empresaId: string): { guardada: PlanilhaGuardada; andamento: Andamento } | null {
      const { guardada = null, andamento } = trabalhos.get(id) ?? {};
      return guardada?.empresaId === empresaId && andamento ? { guardada, andamento } : null;
    },

    /** A place for a work, taken before anything is awaited; null while another has it. */
    abrir(id: string): Andamento | null {
      if (trabalhos.has(id)) return null;
      const andamento: Andamento = { feitas: 0, total: 0, conferindo: false, parar: null };
      trabalhos.set(id, { andamento, guardada: null, fim: Promise.resolve() });
      return andamento;
    },

    fechar: (id: string): boolean => trabalhos.delete(id),

    /** A work nobody waits for; it has to tell of its failures by itself. */
    correr(guardada: PlanilhaGuardada, andamento: Andamento, trabalho: Promise<void>): void {
      const { id } = guardada;
      trabalhos.set(id, { andamento, guardada, fim: trabalho.finally(() => trabalhos.delete(id)) });
    },

    fim: (id: string): Promise<void> => trabalhos.get(id)?.fim ?? Promise.resolve(),

    cancelar(id: string, porque: string): void {
      const trabalho = trabalhos.get(id);
      if (trabalho) trabalho.andamento.parar ??= porque;
    },

    /** Before the database closes. */
    async parar(): Promise<void> {
      for (const id of trabalhos.keys()) this.cancelar(id, O_SERVIDOR_PAROU);
      await Promise.allSettled([...trabalhos.values()].map(({ fim }) => fim));
    },
  };
}

export class Cancelado extends Error {}

export function seguir({ parar }: Andamento): void {
  if (parar !== null) throw new Cancelado(parar);
}

export const A_PEDIDO = 'Cancelado a pedido.';
export const O_SERVIDOR_PAROU = 'O servidor parou antes do fim.';
