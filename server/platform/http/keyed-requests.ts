import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedidoComChave } from '#server/platform/db/schema-jobs.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { Vault } from '#server/platform/security/vault.ts';

export interface WhichRequest extends Caller {
  /** Both as hashes. */
  chave: string;
  pedido: string;
}

const VALE_POR_MS = 24 * 3_600_000;

interface Resposta {
  status: number;
  tipo: string | null;
  corpo: string | null;
}

/**
 * The keys of requests, by person, with their answers. Answers are encrypted: they may hold what the database keeps nowhere else in clear,
 * such as the link of an invitation or the secret of a webhook.
 */
export function keyedRequests({ db, relogio, cofre }: { db: Database; relogio: Clock; cofre: Vault }) {
  const este = ({ empresaId, usuarioId, chave }: WhichRequest) =>
    and(
      eq(pedidoComChave.empresaId, empresaId),
      eq(pedidoComChave.usuarioId, usuarioId),
      eq(pedidoComChave.chave, chave),
    );
  return {
    /** What is known of it where somebody brought it before; null for the first, whose it is from now on. */
    async tomar(qual: WhichRequest) {
      const agora = relogio.agora();
      const velho = lt(pedidoComChave.em, new Date(agora.getTime() - VALE_POR_MS));
      await db.delete(pedidoComChave).where(and(eq(pedidoComChave.empresaId, qual.empresaId), velho));
      const [tomado] = await db
        .insert(pedidoComChave)
        .values({ ...qual, em: agora })
        .onConflictDoNothing()
        .returning({ chave: pedidoComChave.chave });
      if (tomado) return null;
      const [antes] = await db.select().from(pedidoComChave).where(este(qual));
      // Let go of between the two: the next attempt will have it.
      return antes ? { pedido: antes.pedido, resposta: respostaDe(antes) } : { pedido: qual.pedido, resposta: null };
    },

    async responder(qual: WhichRequest, { corpo, ...resposta }: Resposta) {
      const trancado = corpo === null ? null : cofre.trancar(corpo, donoDaResposta(qual));
      await db
        .update(pedidoComChave)
        .set({ ...resposta, corpo: trancado })
        .where(este(qual));
    },

    async soltar(qual: WhichRequest) {
      await db.delete(pedidoComChave).where(este(qual));
    },
  };

  /** Null while there is none, or where another secret locked it: as good as none. */
  function respostaDe(linha: typeof pedidoComChave.$inferSelect): Resposta | null {
    const { status, tipo, corpo } = linha;
    if (status === null || corpo === null) return status === null ? null : { status, tipo, corpo };
    const aberto = cofre.abrir(corpo, donoDaResposta(linha));
    return aberto === null ? null : { status, tipo, corpo: aberto };
  }
}

const donoDaResposta = ({ empresaId, usuarioId, chave }: Omit<WhichRequest, 'pedido'>) =>
  `${empresaId}/${usuarioId}/${chave}`;
