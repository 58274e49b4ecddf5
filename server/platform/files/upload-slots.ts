import { uploadsFull } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';

interface Shares {
  /** Bytes of all uploads that are under way or not handled yet. */
  total: number;
  empresa: number;
  pessoa: number;
}

/**
 * Counts the bytes of uploads under way, so that they cannot fill the disk or stop other people. One company gets half, one person
 * less than a third.
 */
export function uploadSlots({ total, empresa, pessoa }: Shares = SHARES) {
  const tomados = new Map<string, number>();
  const somar = (chave: string, bytes: number) => {
    const agora = (tomados.get(chave) ?? 0) + bytes;
    if (agora > 0) tomados.set(chave, agora);
    else tomados.delete(chave);
  };
  return {
    /** Reserves room until the returned function is called. @throws {Refusal} 503 with `Retry-After` when there is none. */
    tomar({ empresaId, usuarioId }: Caller, bytes: number): () => void {
      const contas = [
        [TODOS, total],
        [`empresa ${empresaId}`, empresa],
        [`pessoa ${usuarioId}`, pessoa],
      ] as const;
      if (contas.some(([chave, limite]) => (tomados.get(chave) ?? 0) + bytes > limite)) throw uploadsFull();
      for (const [chave] of contas) somar(chave, bytes);
      let devolvido = false;
      return () => {
        if (devolvido) return;
        devolvido = true;
        for (const [chave] of contas) somar(chave, -bytes);
      };
    },
  };
}

const TODOS = 'todos';
const MEGA = 1024 * 1024;
/** The largest file has 256 MB: two of them fit into the share of a person. */
const SHARES: Shares = { total: 2048 * MEGA, empresa: 1024 * MEGA, pessoa: 640 * MEGA };
