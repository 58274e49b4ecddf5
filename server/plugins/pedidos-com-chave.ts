import { and, eq, lt } from 'drizzle-orm';
import type { QuemPede } from '#server/acesso/acesso-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { pedidoComChave } from '#server/db/schema-trabalho.ts';
import type { Relogio } from '#server/relogio.ts';

export interface QualPedido extends QuemPede {
  /** Both as hashes. */
  chave: string;
  pedido: string;
}

const VALE_POR_MS = 24 * 3_600_000;

/** Which keys were brought by whom, and what they were answered. */
export function pedidosComChave(db: Banco, relogio: Relogio) {
  const este = ({ empresaId, usuarioId, chave }: QualPedido) =>
    and(
      eq(pedidoComChave.empresaId, empresaId),
      eq(pedidoComChave.usuarioId, usuarioId),
      eq(pedidoComChave.chave, chave),
    );
  return {
    /** What is known of it where somebody brought it before; null for the first, whose it is from now on. */
    async tomar(qual: QualPedido) {
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
      return antes ?? { pedido: qual.pedido, status: null, tipo: null, corpo: null };
    },

    async responder(qual: QualPedido, resposta: { status: number; tipo: string | null; corpo: string | null }) {
      await db.update(pedidoComChave).set(resposta).where(este(qual));
    },

    async soltar(qual: QualPedido) {
      await db.delete(pedidoComChave).where(este(qual));
    },
  };
}
