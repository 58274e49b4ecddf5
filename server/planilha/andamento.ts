/** How far a work on a sheet has come, and whether somebody wants it to stop. */
export interface Andamento {
  feitas: number;
  total: number;
  cancelado: boolean;
}

/** Works running in this process, by id of the import; whoever asks how far one is asks here, not the database. */
export function trabalhosEmCurso() {
  const trabalhos = new Map<string, { andamento: Andamento; fim: Promise<void> }>();
  return {
    de: (id: string): Andamento | null => trabalhos.get(id)?.andamento ?? null,

    /** A place for a work, taken before anything is awaited; null while another has it. */
    abrir(id: string): Andamento | null {
      if (trabalhos.has(id)) return null;
      const andamento: Andamento = { feitas: 0, total: 0, cancelado: false };
      trabalhos.set(id, { andamento, fim: Promise.resolve() });
      return andamento;
    },

    fechar: (id: string): boolean => trabalhos.delete(id),

    /** A work nobody waits for; it has to tell of its failures by itself. */
    correr(id: string, andamento: Andamento, trabalho: Promise<void>): void {
      trabalhos.set(id, { andamento, fim: trabalho.finally(() => trabalhos.delete(id)) });
    },

    cancelar(id: string): void {
      const trabalho = trabalhos.get(id);
      if (trabalho) trabalho.andamento.cancelado = true;
    },

    /** Before the database closes. */
    async parar(): Promise<void> {
      for (const id of trabalhos.keys()) this.cancelar(id);
      await Promise.allSettled([...trabalhos.values()].map(({ fim }) => fim));
    },
  };
}

export class Cancelado extends Error {}

export function seguir(andamento: Andamento): void {
  if (andamento.cancelado) throw new Cancelado('Cancelado a pedido.');
}
