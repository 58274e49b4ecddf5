import type { Connection } from '#server/platform/db/database.ts';
import { NOTICE_CHANNEL } from './notice-repository.ts';

/** What a stream announces: notices of its person, or pending work of the company, which may have changed. */
export type Announcement = 'avisos' | 'pendencias';

/**
 * Keeps the connected people and tells them when their notices change, and when the pending work of their company may have. The news
 * travels through the database, so it reaches them on any server.
 */
export function noticeCenter(conexao: Pick<Connection, 'ouvir'>) {
  const ouvintes = new Map<string, Set<Ouvinte>>();
  const esperando = new Map<string, NodeJS.Timeout>();
  let linha: Promise<() => Promise<void>> | null = null;

  const avisar = (quem: string) => {
    if (!quem.includes('/')) return avisarEmpresa(quem);
    for (const ouvinte of ouvintes.get(quem) ?? []) ouvinte('avisos');
  };
  /** A sheet changes a company thousands of times: the changes of a second are one announcement. */
  const avisarEmpresa = (empresaId: string) => {
    if (esperando.has(empresaId)) return;
    const dizer = () => {
      esperando.delete(empresaId);
      for (const [quem, ouvintesDoUsuario] of ouvintes) {
        if (quem.startsWith(`${empresaId}/`)) for (const ouvinte of ouvintesDoUsuario) ouvinte('pendencias');
      }
    };
    esperando.set(empresaId, setTimeout(dizer, UM_SEGUNDO).unref());
  };

  return {
    /** Subscribes until the returned function is called. The first subscriber starts listening to the database. */
    async assinar(empresaId: string, usuarioId: string, aoMudar: Ouvinte): Promise<() => void> {
      linha ??= conexao.ouvir(NOTICE_CHANNEL, avisar).catch((erro) => {
        // The next subscriber tries again.
        linha = null;
        throw erro;
      });
      await linha;
      const quem = `${empresaId}/${usuarioId}`;
      const ouvintesDoUsuario = ouvintes.get(quem) ?? new Set();
      ouvintes.set(quem, ouvintesDoUsuario.add(aoMudar));
      return () => {
        ouvintesDoUsuario.delete(aoMudar);
        if (ouvintesDoUsuario.size === 0) ouvintes.delete(quem);
      };
    },

    async fechar(): Promise<void> {
      for (const espera of esperando.values()) clearTimeout(espera);
      esperando.clear();
      const desligar = await linha?.catch(() => null);
      linha = null;
      await desligar?.();
    },
  };
}
type Ouvinte = (anuncio: Announcement) => void;
const UM_SEGUNDO = 1_000;
export type NoticeCenter = ReturnType<typeof noticeCenter>;
