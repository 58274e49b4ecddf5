import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { AvisoDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import { REGISTRO_EM_ABERTO } from '#lib/portal/domain/registro-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';

export type LinhaDoRegistro = typeof portalRegistro.$inferSelect;
type Mudanca = Partial<typeof portalRegistro.$inferInsert>;

/** The requests to register the drafts of a company. */
export function registroRepository(tx: Database, empresaId: string) {
  const condicaoDoRegistro = (id: string) => and(eq(portalRegistro.empresaId, empresaId), eq(portalRegistro.id, id));
  const doProcesso = (processoId: string) =>
    and(eq(portalRegistro.empresaId, empresaId), eq(portalRegistro.processoId, processoId));
  return {
    async buscar(id: string): Promise<LinhaDoRegistro | null> {
      const [achado] = await tx.select().from(portalRegistro).where(condicaoDoRegistro(id));
      return achado ?? null;
    },

    /** The last request of a processo, with the names of who asked for it, who approved it and whose key it goes by. */
    async ler(processoId: string) {
      const aprovou = alias(usuario, 'aprovou');
      const [achado] = await tx
        .select({
          linha: portalRegistro,
          titular: portalCredencial.titular,
          encerradaEm: portalCredencial.encerradaEm,
          pedidoPor: usuario.nome,
          aprovadoPor: aprovou.nome,
        })
        .from(portalRegistro)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalRegistro.empresaId),
            eq(portalCredencial.id, portalRegistro.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalRegistro.empresaId), eq(usuario.id, portalRegistro.pedidoPor)),
        )
        .leftJoin(
          aprovou,
          and(eq(aprovou.empresaId, portalRegistro.empresaId), eq(aprovou.id, portalRegistro.aprovadoPor)),
        )
        .where(doProcesso(processoId))
        .orderBy(desc(portalRegistro.pedidoEm), desc(portalRegistro.id))
        .limit(1);
      return achado ?? null;
    },

    /** The request of a processo that may still become a registration. */
    async emAberto(processoId: string): Promise<LinhaDoRegistro | null> {
      const [achado] = await tx
        .select()
        .from(portalRegistro)
        .where(and(doProcesso(processoId), inArray(portalRegistro.situacao, [...REGISTRO_EM_ABERTO])));
      return achado ?? null;
    },

    /** The DUIMPs of a processo that were registered from here, the newest first. */
    async registradas(processoId: string): Promise<LinhaDoRegistro[]> {
      return tx
        .select()
        .from(portalRegistro)
        .where(and(doProcesso(processoId), eq(portalRegistro.situacao, 'REGISTRADA')))
        .orderBy(desc(portalRegistro.pedidoEm), desc(portalRegistro.id));
    },

    /** False when the processo has one in the open, or the draft one that may be registered. */
    async inserir(novo: Omit<typeof portalRegistro.$inferInsert, 'empresaId'>): Promise<boolean> {
      const inseridos = await tx
        .insert(portalRegistro)
        .values({ ...novo, empresaId })
        .onConflictDoNothing()
        .returning({ id: portalRegistro.id });
      return inseridos.length > 0;
    },

    /** Changes a request that still stands where the caller saw it. False otherwise: somebody else was faster. */
    async mudar(
      { id, situacao, etapa }: Pick<LinhaDoRegistro, 'id' | 'situacao' | 'etapa'>,
      valores: Mudanca,
    ): Promise<boolean> {
      const mudados = await tx
        .update(portalRegistro)
        .set(valores)
        .where(
          and(
            condicaoDoRegistro(id),
            eq(portalRegistro.situacao, situacao),
            ...(etapa === null ? [] : [eq(portalRegistro.etapa, etapa)]),
          ),
        )
        .returning({ id: portalRegistro.id });
      return mudados.length > 0;
    },

    /** Keeps what a notice says of a registration, and asks the Portal next: the notice itself decides nothing. */
    async avisar(numero: string, ambiente: AmbienteDoPortal, aviso: AvisoDoRascunho, em: Date): Promise<void> {
      await tx
        .update(portalRegistro)
        .set({ aviso, proximaEm: em })
        .where(
          and(
            eq(portalRegistro.empresaId, empresaId),
            eq(portalRegistro.numero, numero),
            eq(portalRegistro.ambiente, ambiente),
            eq(portalRegistro.etapa, 'PERGUNTAR'),
            inArray(portalRegistro.situacao, ['PEDIDO', 'INCERTO']),
          ),
        );
    },

    async proximo(credencialId: string, agora: Date): Promise<LinhaDoRegistro | null> {
      const [achado] = await tx
        .select()
        .from(portalRegistro)
        .where(
          and(
            eq(portalRegistro.empresaId, empresaId),
            eq(portalRegistro.credencialId, credencialId),
            due(portalRegistro.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalRegistro.proximaEm), asc(portalRegistro.id))
        .limit(1);
      return achado ?? null;
    },
  };
}

/** Credentials with a due step of a registration, of any company. */
export async function credenciaisComRegistro(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalRegistro.empresaId, id: portalRegistro.credencialId })
    .from(portalRegistro)
    .where(due(portalRegistro.proximaEm, agora))
    .orderBy(asc(portalRegistro.empresaId), asc(portalRegistro.credencialId));
}
