import type { Conexao } from '#server/platform/db/database.ts';
import { CANAL_DOS_AVISOS } from './notice-repository.ts';

/** Who is on the line, and tells them when their notices change: by the database, so that it matters not which server they are on. */
export function centralDeAvisos(conexao: Pick<Conexao, 'ouvir'>) {
  const ouvintes = new Map<string, Set<() => void>>();
  let linha: Promise<() => Promise<void>> | null = null;

  const avisar = (quem: string) => {
    for (const ouvinte of ouvintes.get(quem) ?? []) ouvinte();
  };

  return {
    /** Until what it answers is called. The database is listened to from the first one on. */
    async assinar(empresaId: string, usuarioId: string, aoMudar: () => void): Promise<() => void> {
      linha ??= conexao.ouvir(CANAL_DOS_AVISOS, avisar);
      await linha;
      const quem = `${empresaId}/${usuarioId}`;
      const seus = ouvintes.get(quem) ?? new Set();
      ouvintes.set(quem, seus.add(aoMudar));
      return () => {
        seus.delete(aoMudar);
        if (seus.size === 0) ouvintes.delete(quem);
      };
    },

    async fechar(): Promise<void> {
      const desligar = await linha?.catch(() => null);
      linha = null;
      await desligar?.();
    },
  };
}
export type CentralDeAvisos = ReturnType<typeof centralDeAvisos>;
