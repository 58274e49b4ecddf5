import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ReceptorDoPortal } from '#lib/portal/contracts/avisos-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalAviso, portalReceptor } from '#server/platform/db/schema/avisos-do-portal.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';

export type LinhaDoReceptor = typeof portalReceptor.$inferSelect;

/** The addresses that notices of the Portal come in at, one for each credential. */
export function receptorRepository(tx: Database, empresaId: string) {
  const condicaoDoReceptor = (id: string) => and(eq(portalReceptor.empresaId, empresaId), eq(portalReceptor.id, id));
  const daCredencial = (credencialId: string) =>
    and(eq(portalReceptor.empresaId, empresaId), eq(portalReceptor.credencialId, credencialId));
  return {
    /** Returns the receivers that still take notices. */
    async listar(): Promise<ReceptorDoPortal[]> {
      const linhas = await tx
        .select({ receptor: portalReceptor, feitoPor: usuario.nome })
        .from(portalReceptor)
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalReceptor.empresaId), eq(usuario.id, portalReceptor.feitoPor)),
        )
        .where(and(eq(portalReceptor.empresaId, empresaId), isNotNull(portalReceptor.segredo)))
        .orderBy(asc(portalReceptor.credencialId));
      return linhas.map(({ receptor, feitoPor }) => lido(receptor, feitoPor));
    },

    /** With the environment of its credential. */
    async buscar(id: string): Promise<{ receptor: LinhaDoReceptor; ambiente: AmbienteDoPortal } | null> {
      const [achado] = await tx
        .select({ receptor: portalReceptor, ambiente: portalCredencial.ambiente })
        .from(portalReceptor)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalReceptor.empresaId),
            eq(portalCredencial.id, portalReceptor.credencialId),
          ),
        )
        .where(condicaoDoReceptor(id));
      return achado ?? null;
    },

    async daCredencial(credencialId: string): Promise<LinhaDoReceptor | null> {
      const [achado] = await tx.select().from(portalReceptor).where(daCredencial(credencialId));
      return achado ?? null;
    },

    /** The address of a credential with a new secret; it keeps the address it had. */
    async fazer(
      novo: Pick<LinhaDoReceptor, 'id' | 'credencialId' | 'segredo' | 'feitoEm' | 'feitoPor'>,
    ): Promise<void> {
      const { segredo, feitoEm, feitoPor } = novo;
      await tx
        .insert(portalReceptor)
        .values({ ...novo, empresaId })
        .onConflictDoUpdate({
          target: [portalReceptor.empresaId, portalReceptor.credencialId],
          set: { segredo, feitoEm, feitoPor },
        });
    },

    /** Erases the secret, so nothing comes in any more; false when there was none. */
    async encerrar(credencialId: string): Promise<boolean> {
      const mudados = await tx
        .update(portalReceptor)
        .set({ segredo: null })
        .where(and(daCredencial(credencialId), isNotNull(portalReceptor.segredo)))
        .returning({ id: portalReceptor.id });
      return mudados.length === 1;
    },

    /** Notes a notice that came in; false when the very same one came before. */
    async anotar(id: string, aviso: { resumo: string; evento: string; numero: string | null; em: Date }) {
      const { resumo, evento, numero, em } = aviso;
      await tx
        .update(portalReceptor)
        .set({ avisadoEm: em, evento, numero, avisos: sql`${portalReceptor.avisos} + 1` })
        .where(condicaoDoReceptor(id));
      const guardadoAte = new Date(em.getTime() - GUARDA_MS);
      await tx.delete(portalAviso).where(and(eq(portalAviso.empresaId, empresaId), lt(portalAviso.em, guardadoAte)));
      const novos = await tx
        .insert(portalAviso)
        .values({ empresaId, receptorId: id, resumo, em })
        .onConflictDoNothing()
        .returning({ resumo: portalAviso.resumo });
      return novos.length === 1;
    },
  };
}

/** The owner that the secret of a receiver is bound to. */
export const donoDoReceptor = ({ empresaId, id }: { empresaId: string; id: string }): string =>
  `${empresaId}/portal-aviso/${id}`;

/** Where the Portal sends its notices, on this server. */
export const caminhoDoReceptor = ({ empresaId, id }: { empresaId: string; id: string }): string =>
  `/api/PortalUnico/Aviso/${empresaId}/${id}`;

function lido(receptor: LinhaDoReceptor, feitoPor: string): ReceptorDoPortal {
  const { credencialId, evento, numero, avisos, feitoEm, avisadoEm } = receptor;
  return {
    credencialId,
    evento,
    numero,
    avisos,
    feitoPor,
    caminho: caminhoDoReceptor(receptor),
    feitoEm: feitoEm.toISOString(),
    avisadoEm: avisadoEm?.toISOString() ?? null,
  };
}

/** How long a notice is remembered to know it again. */
const GUARDA_MS = 30 * 24 * 3_600_000;
