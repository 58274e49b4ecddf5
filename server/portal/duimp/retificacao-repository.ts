import { and, desc, eq } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { retificacaoAberta } from '#server/platform/db/retificacao-aberta.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';

export type LinhaDaRetificacao = typeof portalRetificacao.$inferSelect;

/** The retificações of registered DUIMPs that are prepared here; a processo has one in the open. */
export function retificacaoRepository(tx: Database, empresaId: string) {
  const daqui = eq(portalRetificacao.empresaId, empresaId);
  const aberta = (processoId: string) => retificacaoAberta(empresaId, processoId);
  return {
    /** The one in the open. */
    async aberta(processoId: string): Promise<LinhaDaRetificacao | null> {
      const [achada] = await tx.select().from(portalRetificacao).where(aberta(processoId));
      return achada ?? null;
    },

    /** Without reading it: it holds the whole registered version. */
    async haAberta(processoId: string): Promise<boolean> {
      return (await tx.$count(portalRetificacao, aberta(processoId))) > 0;
    },

    async buscar(id: string): Promise<LinhaDaRetificacao | null> {
      const [achada] = await tx
        .select()
        .from(portalRetificacao)
        .where(and(daqui, eq(portalRetificacao.id, id)));
      return achada ?? null;
    },

    /** The last one, with its environment, the holder of its key and who opened it. */
    async ler(processoId: string): Promise<{
      linha: LinhaDaRetificacao;
      ambiente: AmbienteDoPortal;
      titular: string;
      abertaPor: string;
    } | null> {
      const [achada] = await tx
        .select({
          linha: portalRetificacao,
          ambiente: portalCredencial.ambiente,
          titular: portalCredencial.titular,
          abertaPor: usuario.nome,
        })
        .from(portalRetificacao)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalRetificacao.empresaId),
            eq(portalCredencial.id, portalRetificacao.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalRetificacao.empresaId), eq(usuario.id, portalRetificacao.abertaPor)),
        )
        .where(and(daqui, eq(portalRetificacao.processoId, processoId)))
        .orderBy(desc(portalRetificacao.abertaEm), desc(portalRetificacao.id))
        .limit(1);
      return achada ?? null;
    },

    /** False when the processo has one in the open already. */
    async inserir(nova: Omit<typeof portalRetificacao.$inferInsert, 'empresaId'>): Promise<boolean> {
      const inseridas = await tx
        .insert(portalRetificacao)
        .values({ ...nova, empresaId })
        .onConflictDoNothing()
        .returning({ id: portalRetificacao.id });
      return inseridas.length > 0;
    },

    /** Changes the one in the open. False when there is none any more. */
    async mudar(processoId: string, valores: Partial<typeof portalRetificacao.$inferInsert>): Promise<boolean> {
      const mudadas = await tx
        .update(portalRetificacao)
        .set(valores)
        .where(aberta(processoId))
        .returning({ id: portalRetificacao.id });
      return mudadas.length > 0;
    },
  };
}
