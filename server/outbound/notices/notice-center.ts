import type { Connection } from '#server/platform/db/database.ts';
import { NOTICE_CHANNEL } from './notice-repository.ts';

/**
 * Keeps the connected people and tells them when their notices change. The news travels through the database, so it reaches them on
 * any server.
 */
export function noticeCenter(conexao: Pick<Connection, 'ouvir'>) {
  const ouvintes = new Map<string, Set<() => void>>();
  let linha: Promise<() => Promise<void>> | null = null;

  const avisar = (quem: string) => {
    for (const ouvinte of ouvintes.get(quem) ?? []) ouvinte();
  };

  return {
    /** Subscribes until the returned function is called. The first subscriber starts listening to the database. */
    async assinar(empresaId: string, usuarioId: string, aoMudar: () => void): Promise<() => void> {
      linha ??= conexao.ouvir(NOTICE_CHANNEL, avisar);
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
export type NoticeCenter = ReturnType<typeof noticeCenter>;
