import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { DcrLido } from '#lib/contracts/dcr.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { usuario } from '#server/db/schema.ts';
import { dcr, dcrPasso } from '#server/db/schema-dcr.ts';

export type PassoLido = DcrLido['passos'][number];
type NovoPasso = Pick<typeof dcrPasso.$inferInsert, 'passo' | 'situacao' | 'data'> &
  Partial<Pick<typeof dcrPasso.$inferInsert, 'numero' | 'motivo' | 'arquivoId' | 'sucessorId'>>;

/** What was done with DCR-Es. Nothing is ever deleted: a step taken back keeps who took it back. */
export function passoDoDcrRepository(tx: Banco, empresaId: string) {
  const quemDesfez = alias(usuario, 'quem_desfez');

  /** By DCR-E, in the order they were taken, those taken back among them. */
  const dosDcrs = async (ids: readonly string[]): Promise<Map<string, PassoLido[]>> => {
    if (ids.length === 0) return new Map();
    const linhas = await tx
      .select({
        passo: dcrPasso,
        autor: usuario.nome,
        desfez: quemDesfez.nome,
        sucessor: { id: dcr.id, processo: dcr.processo, numero: dcr.numero, situacao: dcr.situacao },
      })
      .from(dcrPasso)
      .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, dcrPasso.usuarioId)))
      .leftJoin(quemDesfez, and(eq(quemDesfez.empresaId, empresaId), eq(quemDesfez.id, dcrPasso.desfeitoPor)))
      .leftJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrPasso.sucessorId)))
      .where(and(eq(dcrPasso.empresaId, empresaId), umDestes(dcrPasso.dcrId, ids)))
      .orderBy(asc(dcrPasso.dcrId), asc(dcrPasso.ordem));
    const porDcr = Map.groupBy(linhas, ({ passo }) => passo.dcrId);
    return new Map(
      [...porDcr].map(([id, seus]) => [
        id,
        seus.map(
          ({
            passo: { id: seu, passo, situacao, data, numero, motivo, arquivoId, em, ...resto },
            autor,
            desfez,
            sucessor,
          }) => ({
            id: seu,
            passo,
            situacao,
            data,
            numero,
            motivo,
            arquivoId,
            sucessor,
            em: em.toISOString(),
            usuario: { id: resto.usuarioId, nome: autor },
            desfeito: resto.desfeitoEm && { em: resto.desfeitoEm.toISOString(), usuario: desfez ?? '' },
          }),
        ),
      ]),
    );
  };

  return {
    dosDcrs,

    /** After those it has. */
    async inserir(dcrId: string, passo: NovoPasso, { usuarioId, em }: Assinatura): Promise<void> {
      const [ultimo] = await tx
        .select({ ordem: sql<number>`coalesce(max(${dcrPasso.ordem}), 0)`.mapWith(Number) })
        .from(dcrPasso)
        .where(and(eq(dcrPasso.empresaId, empresaId), eq(dcrPasso.dcrId, dcrId)));
      await tx
        .insert(dcrPasso)
        .values({ ...passo, empresaId, id: uuidv7(), dcrId, ordem: (ultimo?.ordem ?? 0) + 1, em, usuarioId });
    },

    async desfazer(id: string, { usuarioId, em }: Assinatura): Promise<void> {
      await tx
        .update(dcrPasso)
        .set({ desfeitoEm: em, desfeitoPor: usuarioId })
        .where(and(eq(dcrPasso.empresaId, empresaId), eq(dcrPasso.id, id)));
    },
  };
}

/** Those that stand. */
export function passosEmPe(passos: readonly PassoLido[]): PassoLido[] {
  return passos.filter(({ desfeito }) => desfeito === null);
}
