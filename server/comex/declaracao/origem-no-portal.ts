import { and, eq, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { portalConsulta, portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRegistro, portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

/** What a declaration has to do with the Portal Único, as far as the tables tell; whether anybody talks to it is not asked here. */
export function origemNoPortal(tx: Database, empresaId: string) {
  return {
    /** The environment that the declaration of a processo was fetched from; null when it came another way. */
    async daDeclaracao(processoId: string): Promise<AmbienteDoPortal | null> {
      const [achada] = await tx
        .select({ ambiente: portalCredencial.ambiente })
        .from(declaracao)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, declaracao.empresaId), eq(arquivo.id, declaracao.arquivoId)))
        .innerJoin(
          portalConsulta,
          and(
            eq(portalConsulta.empresaId, declaracao.empresaId),
            eq(portalConsulta.numero, declaracao.numeroDi),
            eq(portalConsulta.sha256, arquivo.sha256),
          ),
        )
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalConsulta.empresaId),
            eq(portalCredencial.id, portalConsulta.credencialId),
          ),
        )
        .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId)))
        .limit(1);
      return achada?.ambiente ?? null;
    },

    /** The DUIMPs that were registered from a processo. */
    async registradas(
      processoId: string,
    ): Promise<Pick<typeof portalRegistro.$inferSelect, 'numero' | 'ambiente' | 'itens'>[]> {
      const { numero, ambiente, itens } = portalRegistro;
      return tx
        .select({ numero, ambiente, itens })
        .from(portalRegistro)
        .where(
          and(
            eq(portalRegistro.empresaId, empresaId),
            eq(portalRegistro.processoId, processoId),
            eq(portalRegistro.situacao, 'REGISTRADA'),
          ),
        );
    },

    /** Whether what is foreseen of a processo was taken from a registered version of its DUIMP. */
    async previstoPreenchido(processoId: string): Promise<boolean> {
      const comPrevisto = sql`${portalRetificacao.preenchimento} ->> 'itensVersao' is not null`;
      return (
        (await tx.$count(
          portalRetificacao,
          and(eq(portalRetificacao.empresaId, empresaId), eq(portalRetificacao.processoId, processoId), comPrevisto),
        )) > 0
      );
    },
  };
}
