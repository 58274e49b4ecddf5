import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Aviso } from '#lib/contracts/outbound/aviso.ts';
import { AVISOS_MOSTRADOS } from '#lib/domain/avisos/aviso.ts';
import { bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { aviso } from '#server/platform/db/schema/notices.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { NewNotice } from './recipients.ts';

/** Reads the notices of one person. */
export function noticeRepository(tx: Database, { empresaId, usuarioId }: Pick<Caller, 'empresaId' | 'usuarioId'>) {
  const condicao = and(eq(aviso.empresaId, empresaId), eq(aviso.usuarioId, usuarioId));
  const autor = alias(usuario, 'autor');

  return {
    /** The newest notices. */
    async listar(): Promise<Aviso[]> {
      const linhas = await tx
        .select({ aviso, autor: autor.nome })
        .from(aviso)
        .innerJoin(autor, and(eq(autor.empresaId, aviso.empresaId), eq(autor.id, aviso.autorId)))
        .where(condicao)
        .orderBy(desc(aviso.em), desc(aviso.id))
        .limit(AVISOS_MOSTRADOS);
      return linhas.map((linha) => ({
        ...linha.aviso,
        autor: linha.autor,
        em: linha.aviso.em.toISOString(),
        lidoEm: linha.aviso.lidoEm?.toISOString() ?? null,
      }));
    },

    async naoLidos(): Promise<number> {
      const [contado] = await tx
        .select({ total: count() })
        .from(aviso)
        .where(and(condicao, isNull(aviso.lidoEm)));
      return contado?.total ?? 0;
    },

    /** Marks the notices as read; all the unread ones when `ids` is undefined. */
    async ler(ids: string[] | undefined, em: Date): Promise<void> {
      await tx
        .update(aviso)
        .set({ lidoEm: em })
        .where(
          and(
            condicao,
            isNull(aviso.lidoEm),
            whenGiven(ids, (idsPedidos) => inArray(aviso.id, idsPedidos)),
          ),
        );
    },
  };
}

/** Writes notices in the transaction of the change. Listeners hear of them when that transaction commits. */
export async function writeNotices(tx: Database, empresaId: string, novos: readonly NewNotice[]): Promise<void> {
  if (novos.length === 0) return;
  await tx
    .insert(aviso)
    .select(
      bulkRows(
        aviso,
        novos.map((novo) => ({ ...novo, empresaId, id: uuidv7(), vezes: 1 })),
      ),
    )
    .onConflictDoUpdate({
      target: [aviso.empresaId, aviso.usuarioId, aviso.tipo, aviso.recurso, aviso.registroId],
      targetWhere: sql`lido_em is null`,
      set: {
        texto: sql`excluded.texto`,
        titulo: sql`excluded.titulo`,
        autorId: sql`excluded.autor_id`,
        em: sql`excluded.em`,
        vezes: sql`${aviso.vezes} + 1`,
      },
    });
  for (const usuarioId of new Set(novos.map((avisoNovo) => avisoNovo.usuarioId))) {
    await tx.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${`${empresaId}/${usuarioId}`})`);
  }
}

/** Announces that the pending work of a company may have changed, once the transaction of the change commits. */
export async function announcePendingWork(tx: Database, empresaId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${empresaId})`);
}

/**
 * The channel on which the database names the person whose notices changed (`{empresa}/{usuário}`), or the company whose records did
 * (`{empresa}`).
 */
export const NOTICE_CHANNEL = 'cais_avisos';
