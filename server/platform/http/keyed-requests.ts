import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedidoComChave } from '#server/platform/db/schema/jobs.ts';
import { keyInUse, keyWrittenBefore } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { Vault } from '#server/platform/security/vault.ts';

export interface WhichRequest extends Caller {
  /** Both as hashes. */
  chave: string;
  pedido: string;
}

/** A key in the hands of the one attempt that may write with it. */
export interface TakenKey extends WhichRequest {
  tomada: string;
}

const VALE_POR_MS = 24 * 3_600_000;
/** Longer than any statement of a server may take (`SERVER_LIMITS`). */
const SEM_RESPOSTA_POR_MS = 90_000;

type LinhaDaChave = typeof pedidoComChave.$inferSelect;

/** What was asked with the key before; the answer is null when it was another thing that has no answer yet. */
interface Answered {
  pedido: string;
  /** As a hash; null when it was no upload. */
  arquivos: string | null;
  resposta: Resposta | null;
}

interface Resposta {
  status: number;
  tipo: string | null;
  corpo: string | null;
}

interface RespostaDada extends Resposta {
  arquivos: string | null;
}

/**
 * The keys of requests, by person, with their answers. Answers are encrypted: they may hold what the database keeps nowhere else in clear,
 * such as the link of an invitation or the secret of a webhook.
 */
export function keyedRequests({ db, relogio, cofre }: { db: Database; relogio: Clock; cofre: Vault }) {
  const condicaoDoPedido = ({ empresaId, usuarioId, chave }: WhichRequest) =>
    and(
      eq(pedidoComChave.empresaId, empresaId),
      eq(pedidoComChave.usuarioId, usuarioId),
      eq(pedidoComChave.chave, chave),
    );
  const condicaoDaTomada = (chaveTomada: TakenKey) =>
    and(condicaoDoPedido(chaveTomada), eq(pedidoComChave.tomada, chaveTomada.tomada));
  return {
    /**
     * The key for whoever brings it first, and for whoever brings it again when nothing was written and nobody answered in time.
     * Else what was asked with it, and the answer.
     * @throws {Refusal} 409 while the first attempt runs, or when its answer was lost.
     */
    async tomar(qual: WhichRequest): Promise<TakenKey | Answered> {
      const em = relogio.agora();
      // One of the future was taken by a clock that ran ahead.
      const velho = or(
        lt(pedidoComChave.em, new Date(em.getTime() - VALE_POR_MS)),
        gt(pedidoComChave.em, new Date(em.getTime() + VALE_POR_MS)),
      );
      await db.delete(pedidoComChave).where(and(eq(pedidoComChave.empresaId, qual.empresaId), velho));
      const chaveTomada = { ...qual, tomada: uuidv7() };
      const [tomado] = await db
        .insert(pedidoComChave)
        .values({ ...chaveTomada, em })
        .onConflictDoNothing()
        .returning({ chave: pedidoComChave.chave });
      if (tomado) return chaveTomada;
      const [antes] = await db.select().from(pedidoComChave).where(condicaoDoPedido(qual));
      // Let go of between the two: the next attempt will have it.
      if (!antes) throw keyInUse();
      const resposta = respostaDe(antes);
      if (resposta || antes.pedido !== qual.pedido) return { pedido: antes.pedido, arquivos: antes.arquivos, resposta };
      return herdar(chaveTomada, antes, em);
    },

    /** Says in the transaction of a write that the key has written. @throws {Refusal} 409 when another attempt has taken the key. */
    async gravar(transacao: Database, chaveTomada: TakenKey) {
      const [marcada] = await transacao
        .update(pedidoComChave)
        .set({ gravado: true })
        .where(condicaoDaTomada(chaveTomada))
        .returning({ chave: pedidoComChave.chave });
      if (!marcada) throw keyInUse();
    },

    async responder(chaveTomada: TakenKey, { corpo, ...resposta }: RespostaDada) {
      const trancado = corpo === null ? null : cofre.trancar(corpo, answerOwner(chaveTomada));
      await db
        .update(pedidoComChave)
        .set({ ...resposta, corpo: trancado })
        .where(condicaoDaTomada(chaveTomada));
    },

    /** After a refusal the key may be brought again; else only when nothing was written with it. */
    async soltar(chaveTomada: TakenKey, { recusado }: { recusado: boolean }) {
      const nadaGravado = recusado ? undefined : eq(pedidoComChave.gravado, false);
      await db.delete(pedidoComChave).where(and(condicaoDaTomada(chaveTomada), nadaGravado));
    },
  };

  /** Takes the key over from an attempt that answered nothing: its server died. Should it write after all, its transaction fails. */
  async function herdar(chaveTomada: TakenKey, { tomada, em, gravado }: LinhaDaChave, agora: Date): Promise<TakenKey> {
    if (agora.getTime() - em.getTime() < SEM_RESPOSTA_POR_MS) throw keyInUse();
    if (gravado) throw keyWrittenBefore();
    const [herdada] = await db
      .update(pedidoComChave)
      .set({ tomada: chaveTomada.tomada, em: agora })
      .where(
        and(
          condicaoDaTomada({ ...chaveTomada, tomada }),
          eq(pedidoComChave.gravado, false),
          isNull(pedidoComChave.status),
        ),
      )
      .returning({ chave: pedidoComChave.chave });
    if (!herdada) throw keyInUse();
    return chaveTomada;
  }

  /** Null while there is none, or where another secret locked it: as good as none. */
  function respostaDe(linha: LinhaDaChave): Resposta | null {
    const { status, tipo, corpo } = linha;
    if (status === null || corpo === null) return status === null ? null : { status, tipo, corpo };
    const aberto = cofre.abrir(corpo, answerOwner(linha));
    return aberto === null ? null : { status, tipo, corpo: aberto };
  }
}

/** The owner that an answer is bound to. */
export const answerOwner = ({ empresaId, usuarioId, chave }: Omit<WhichRequest, 'pedido'>) =>
  `${empresaId}/${usuarioId}/${chave}`;
