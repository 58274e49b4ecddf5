import { and, arrayOverlaps, asc, desc, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { RECURSOS_DO_WEBHOOK } from '#lib/domain/avisos/webhook.ts';
import type { Occurrence } from '#server/outbound/notices/tell-change.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { webhook, webhookEntrega } from '#server/platform/db/schema/notices.ts';
import { AT_ONCE } from './receivers.ts';

/** Reads and writes the deliveries of one company to other systems. */
export function deliveryRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(webhookEntrega.empresaId, empresaId);

  const guardar = async (novas: readonly { webhookId: string; evento: string; corpo: object; em: Date }[]) => {
    const linhas = novas.map(({ em, ...nova }) => ({
      ...nova,
      empresaId,
      id: uuidv7(),
      situacao: 'PENDENTE' as const,
      criadaEm: em,
      proximaEm: em,
      tentativas: 0,
    }));
    if (linhas.length > 0) await bulkInsert(tx, webhookEntrega, linhas);
  };

  return {
    /** Notes the deliveries in the transaction of the changes; writes nothing when no webhook asks for them. */
    async anotar(acontecimentos: readonly Occurrence[]): Promise<void> {
      const recursos = RECURSOS_DO_WEBHOOK.filter((recursoDoWebhook) =>
        acontecimentos.some(({ recurso }) => recurso === recursoDoWebhook),
      );
      if (recursos.length === 0) return;
      const interessados = await tx
        .select({ id: webhook.id, recursos: webhook.recursos })
        .from(webhook)
        .where(
          and(
            eq(webhook.empresaId, empresaId),
            eq(webhook.ativo, true),
            isNull(webhook.excluidoEm),
            isNotNull(webhook.segredo),
            arrayOverlaps(webhook.recursos, recursos),
          ),
        );
      await guardar(
        interessados.flatMap(({ id, recursos: recursosDoWebhook }) =>
          acontecimentos
            .filter(({ recurso }) => recursosDoWebhook.some((recursoDoWebhook) => recursoDoWebhook === recurso))
            .map(({ recurso, acao, registroId, usuarioId, motivo, em }) => ({
              webhookId: id,
              evento: `${recurso}.${acao}`,
              em,
              corpo: { recurso, acao, registroId, usuarioId, motivo: motivo ?? null, em: em.toISOString() },
            })),
        ),
      );
    },

    /** Notes a test delivery of a webhook. */
    anotarTeste(webhookId: string, em: Date): Promise<void> {
      return guardar([{ webhookId, evento: 'Teste', em, corpo: { mensagem: 'Teste do Cais', em: em.toISOString() } }]);
    },

    /** The newest deliveries of one webhook. */
    async listar(webhookId: string): Promise<EntregaDoWebhook[]> {
      const linhas = await tx
        .select()
        .from(webhookEntrega)
        .where(and(daEmpresa, eq(webhookEntrega.webhookId, webhookId)))
        .orderBy(desc(webhookEntrega.criadaEm), desc(webhookEntrega.id))
        .limit(MOSTRADAS);
      return linhas.map(({ id, evento, situacao, criadaEm, tentativas, tentadaEm, proximaEm, resposta }) => ({
        id,
        evento,
        situacao,
        criadaEm: criadaEm.toISOString(),
        tentativas,
        tentadaEm: tentadaEm?.toISOString() ?? null,
        proximaEm: proximaEm?.toISOString() ?? null,
        resposta,
      }));
    },

    /** Restarts a delivery from the first attempt; false when it does not exist. */
    async repetir(id: string, em: Date): Promise<boolean> {
      const repetidas = await tx
        .update(webhookEntrega)
        .set({ situacao: 'PENDENTE', tentativas: 0, proximaEm: em })
        .where(and(daEmpresa, eq(webhookEntrega.id, id)))
        .returning({ id: webhookEntrega.id });
      return repetidas.length === 1;
    },
  };
}

export interface DueDelivery {
  empresaId: string;
  id: string;
  evento: string;
  corpo: unknown;
  tentativas: number;
  webhookId: string;
  url: string;
  /** The secret in its encrypted form. */
  segredo: string;
}

interface ToTake {
  agora: Date;
  /** Held until then. */
  ate: Date;
  quantas: number;
  /** The webhooks that get nothing now. */
  fora: readonly string[];
}

/**
 * Takes the due deliveries of every company and holds them until `ate`, `AT_ONCE` of each webhook, the oldest first. Other servers
 * leave them alone meanwhile. A server that stops halfway leaves them to be tried again.
 */
export async function takeDue(db: Database, { agora, ate, quantas, fora }: ToTake): Promise<DueDelivery[]> {
  if (quantas === 0) return [];
  return db.transaction(async (tx) => {
    const { empresaId, id, webhookId, proximaEm } = webhookEntrega;
    const naVez = tx
      .select({
        empresaId,
        id,
        vez: sql<number>`row_number() over (partition by ${empresaId}, ${webhookId} order by ${proximaEm}, ${id})`.as(
          'vez',
        ),
      })
      .from(webhookEntrega)
      .where(and(due(proximaEm, agora), fora.length > 0 ? notInArray(webhookId, [...fora]) : undefined))
      .as('na_vez');
    const devidas = await tx
      .select({
        empresaId: webhookEntrega.empresaId,
        id: webhookEntrega.id,
        webhookId: webhookEntrega.webhookId,
        evento: webhookEntrega.evento,
        corpo: webhookEntrega.corpo,
        tentativas: webhookEntrega.tentativas,
        url: webhook.url,
        segredo: webhook.segredo,
      })
      .from(webhookEntrega)
      .innerJoin(
        webhook,
        and(eq(webhook.empresaId, webhookEntrega.empresaId), eq(webhook.id, webhookEntrega.webhookId)),
      )
      .innerJoin(naVez, and(eq(naVez.empresaId, empresaId), eq(naVez.id, id), lte(naVez.vez, AT_ONCE)))
      .where(
        and(
          due(webhookEntrega.proximaEm, agora),
          eq(webhook.ativo, true),
          isNull(webhook.excluidoEm),
          isNotNull(webhook.segredo),
        ),
      )
      .orderBy(asc(webhookEntrega.proximaEm))
      .limit(quantas)
      .for('update', { of: webhookEntrega, skipLocked: true });
    for (const { empresaId, id } of devidas) {
      await tx
        .update(webhookEntrega)
        .set({ proximaEm: ate })
        .where(and(eq(webhookEntrega.empresaId, empresaId), eq(webhookEntrega.id, id)));
    }
    return devidas.flatMap((entregaDevida) =>
      entregaDevida.segredo === null ? [] : { ...entregaDevida, segredo: entregaDevida.segredo },
    );
  });
}

const MOSTRADAS = 50;
