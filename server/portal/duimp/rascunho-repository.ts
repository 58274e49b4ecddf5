import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ComplementoDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { AvisoDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRascunho, portalRascunhoResposta } from '#server/platform/db/schema/portal-duimp.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export type LinhaDoRascunho = typeof portalRascunho.$inferSelect;

/** The DUIMPs that are prepared here, one a processo. */
export function rascunhoRepository(tx: Database, empresaId: string) {
  const do_ = (processoId: string) =>
    and(eq(portalRascunho.empresaId, empresaId), eq(portalRascunho.processoId, processoId));
  return {
    async buscar(processoId: string): Promise<LinhaDoRascunho | null> {
      const [achado] = await tx.select().from(portalRascunho).where(do_(processoId));
      return achado ?? null;
    },

    /** With its environment, and the name of who sent it. */
    async ler(processoId: string) {
      const [achado] = await tx
        .select({
          linha: portalRascunho,
          ambiente: portalCredencial.ambiente,
          titular: portalCredencial.titular,
          mandadoPor: usuario.nome,
        })
        .from(portalRascunho)
        .leftJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalRascunho.empresaId),
            eq(portalCredencial.id, portalRascunho.credencialId),
          ),
        )
        .leftJoin(
          usuario,
          and(eq(usuario.empresaId, portalRascunho.empresaId), eq(usuario.id, portalRascunho.mandadoPor)),
        )
        .where(do_(processoId));
      return achado ?? null;
    },

    /** Writes the complement on the version that the person saw (0 before the first). False when there is another by now. */
    async complementar(
      processoId: string,
      versao: number,
      complemento: ComplementoDaDuimp,
      { usuarioId, em }: { usuarioId: string; em: Date },
    ): Promise<boolean> {
      const novo = { complemento, alteradoEm: em, alteradoPor: usuarioId };
      if (versao === 0) {
        const inseridos = await tx
          .insert(portalRascunho)
          .values({ empresaId, processoId, situacao: 'PREPARO', ...novo })
          .onConflictDoNothing()
          .returning({ id: portalRascunho.processoId });
        return inseridos.length > 0;
      }
      const mudados = await tx
        .update(portalRascunho)
        .set({ ...novo, versao: sql`${portalRascunho.versao} + 1` })
        .where(and(do_(processoId), eq(portalRascunho.versao, versao)))
        .returning({ id: portalRascunho.processoId });
      return mudados.length > 0;
    },

    async alterar(processoId: string, valores: Partial<typeof portalRascunho.$inferInsert>): Promise<void> {
      await tx.update(portalRascunho).set(valores).where(do_(processoId));
    },

    /** Locks the row until the end of the transaction, so that two people do not send it at once. */
    async trancar(processoId: string): Promise<LinhaDoRascunho | null> {
      const [achado] = await tx.select().from(portalRascunho).where(do_(processoId)).for('update');
      return achado ?? null;
    },

    /** Keeps what a notice says of a draft. That of the diagnosis asks for its values next. */
    async avisar(numero: string, ambiente: AmbienteDoPortal, aviso: AvisoDoRascunho, em: Date): Promise<void> {
      const linhas = await tx
        .select({ processoId: portalRascunho.processoId, situacao: portalRascunho.situacao })
        .from(portalRascunho)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalRascunho.empresaId),
            eq(portalCredencial.id, portalRascunho.credencialId),
          ),
        )
        .where(
          and(
            eq(portalRascunho.empresaId, empresaId),
            eq(portalRascunho.numero, numero),
            eq(portalCredencial.ambiente, ambiente),
          ),
        );
      for (const { processoId, situacao } of linhas) {
        // Only a draft has values to ask for, and the other notices are about what comes after it.
        const adiante =
          situacao === 'PRONTO' && aviso.evento === AVISO_DO_DIAGNOSTICO
            ? { situacao: 'NA_FILA' as const, etapa: 'VALORES' as const, proximaEm: em }
            : {};
        await tx
          .update(portalRascunho)
          .set({ aviso, ...adiante })
          .where(do_(processoId));
      }
    },

    async proximo(credencialId: string, agora: Date): Promise<LinhaDoRascunho | null> {
      const [achado] = await tx
        .select()
        .from(portalRascunho)
        .where(
          and(
            eq(portalRascunho.empresaId, empresaId),
            eq(portalRascunho.credencialId, credencialId),
            due(portalRascunho.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalRascunho.proximaEm), asc(portalRascunho.processoId))
        .limit(1);
      return achado ?? null;
    },

    async guardarResposta(nova: Omit<typeof portalRascunhoResposta.$inferInsert, 'empresaId' | 'id'>): Promise<void> {
      await tx.insert(portalRascunhoResposta).values({ ...nova, id: uuidv7(), empresaId });
    },

    /** The last thirty answers, the newest first. */
    async respostas(processoId: string) {
      return tx
        .select({
          funcao: portalRascunhoResposta.funcao,
          status: portalRascunhoResposta.status,
          em: portalRascunhoResposta.em,
          sha256: arquivo.sha256,
        })
        .from(portalRascunhoResposta)
        .leftJoin(
          arquivo,
          and(
            eq(arquivo.empresaId, portalRascunhoResposta.empresaId),
            eq(arquivo.id, portalRascunhoResposta.arquivoId),
          ),
        )
        .where(and(eq(portalRascunhoResposta.empresaId, empresaId), eq(portalRascunhoResposta.processoId, processoId)))
        .orderBy(desc(portalRascunhoResposta.em), desc(portalRascunhoResposta.id))
        .limit(30);
    },
  };
}

const AVISO_DO_DIAGNOSTICO = 'dimp-diag-import';

/** Credentials with a due step of a draft, of any company. */
export async function credenciaisComRascunho(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  const linhas = await db
    .selectDistinct({ empresaId: portalRascunho.empresaId, id: portalRascunho.credencialId })
    .from(portalRascunho)
    .where(due(portalRascunho.proximaEm, agora))
    .orderBy(asc(portalRascunho.empresaId), asc(portalRascunho.credencialId));
  return linhas.flatMap(({ empresaId, id }) => (id === null ? [] : [{ empresaId, id }]));
}
