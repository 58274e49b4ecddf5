import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { nadaMaisMuda } from '#lib/portal/domain/horas-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalAcompanhamento, portalConsulta, portalCredencial } from '#server/platform/db/schema/portal.ts';

export type LinhaDoAcompanhamento = typeof portalAcompanhamento.$inferSelect;

/** The processos whose DUIMP is followed in the Portal. */
export function acompanhamentoRepository(tx: Database, empresaId: string) {
  const de = (processoId: string) =>
    and(eq(portalAcompanhamento.empresaId, empresaId), eq(portalAcompanhamento.processoId, processoId));
  return {
    async buscar(processoId: string): Promise<LinhaDoAcompanhamento | null> {
      const [achado] = await tx.select().from(portalAcompanhamento).where(de(processoId));
      return achado ?? null;
    },

    /** With the names a person reads, and the fetch of a newer version. */
    async ler(processoId: string) {
      const [achado] = await tx
        .select({
          linha: portalAcompanhamento,
          ambiente: portalCredencial.ambiente,
          titular: portalCredencial.titular,
          ligadoPor: usuario.nome,
          consulta: portalConsulta,
        })
        .from(portalAcompanhamento)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalAcompanhamento.empresaId),
            eq(portalCredencial.id, portalAcompanhamento.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalAcompanhamento.empresaId), eq(usuario.id, portalAcompanhamento.ligadoPor)),
        )
        .leftJoin(
          portalConsulta,
          and(
            eq(portalConsulta.empresaId, portalAcompanhamento.empresaId),
            eq(portalConsulta.id, portalAcompanhamento.consultaId),
          ),
        )
        .where(de(processoId));
      return achado ?? null;
    },

    /** Begins to follow, or begins again: what was seen of another number, or by another credential, is forgotten. */
    async ligar(novo: Pick<LinhaDoAcompanhamento, ChaveDoNovo>): Promise<void> {
      const retomado = { tentativas: 0, frase: null, paradoEm: null };
      const limpo = { olhadoEm: null, visto: null, arquivoId: null, consultaId: null };
      const antes = await this.buscar(novo.processoId);
      const continua = antes?.numero === novo.numero && antes.credencialId === novo.credencialId;
      await tx
        .insert(portalAcompanhamento)
        .values({ ...novo, empresaId })
        .onConflictDoUpdate({
          target: [portalAcompanhamento.empresaId, portalAcompanhamento.processoId],
          set: { ...novo, ...retomado, ...(continua ? {} : limpo) },
        });
    },

    async alterar(processoId: string, valores: Partial<typeof portalAcompanhamento.$inferInsert>): Promise<void> {
      await tx.update(portalAcompanhamento).set(valores).where(de(processoId));
    },

    /** A person stops the following. What was seen stays; of a DUIMP that a notice would wake, it is told that none does. */
    async parar({ processoId, visto }: Pick<LinhaDoAcompanhamento, 'processoId' | 'visto'>, em: Date): Promise<void> {
      const frase = visto && nadaMaisMuda(visto) ? NAO_RETOMA : null;
      await this.alterar(processoId, { proximaEm: null, paradoEm: em, frase });
    },

    /** Puts off the looks of a credential that are due, and says why. */
    async adiar(credencialId: string, agora: Date, adiado: { frase: string; proximaEm: Date }): Promise<void> {
      await tx
        .update(portalAcompanhamento)
        .set({ ...adiado, tentativas: 0 })
        .where(
          and(
            eq(portalAcompanhamento.empresaId, empresaId),
            eq(portalAcompanhamento.credencialId, credencialId),
            due(portalAcompanhamento.proximaEm, agora),
          ),
        );
    },

    /** A look is over: the next one is at `proximaEm`, but now if a notice came in meanwhile. */
    async terminarOlhar(
      { processoId, avisos }: Pick<LinhaDoAcompanhamento, 'processoId' | 'avisos'>,
      { proximaEm, olhadoEm, ...valores }: Partial<typeof portalAcompanhamento.$inferInsert> & { olhadoEm: Date },
    ): Promise<void> {
      const depois = sql.param(proximaEm ?? null, portalAcompanhamento.proximaEm);
      const agora = sql.param(olhadoEm, portalAcompanhamento.proximaEm);
      await tx
        .update(portalAcompanhamento)
        .set({
          ...valores,
          olhadoEm,
          proximaEm: sql`case when ${portalAcompanhamento.avisos} = ${avisos} then ${depois}::timestamptz else ${agora}::timestamptz end`,
        })
        .where(de(processoId));
    },

    /**
     * Puts the next look at a DUIMP forward, for each processo that is followed in this environment. A look that waits after an attempt
     * without an answer keeps its instant: trying earlier would use up its attempts. A DUIMP that nothing more was to change in is looked
     * at once more, unless a person stopped that.
     */
    async avisar(numero: string, ambiente: AmbienteDoPortal, em: Date): Promise<void> {
      const agora = sql.param(em, portalAcompanhamento.proximaEm);
      const doAmbiente = tx
        .select({ id: portalCredencial.id })
        .from(portalCredencial)
        .where(
          and(
            eq(portalCredencial.empresaId, empresaId),
            eq(portalCredencial.ambiente, ambiente),
            isNull(portalCredencial.encerradaEm),
          ),
        );
      const condicao = and(
        eq(portalAcompanhamento.empresaId, empresaId),
        eq(portalAcompanhamento.numero, numero),
        inArray(portalAcompanhamento.credencialId, doAmbiente),
      );
      await tx
        .update(portalAcompanhamento)
        .set({
          avisos: sql`${portalAcompanhamento.avisos} + 1`,
          proximaEm: sql`case when ${portalAcompanhamento.tentativas} > 0 then ${portalAcompanhamento.proximaEm} else least(${portalAcompanhamento.proximaEm}, ${agora}::timestamptz) end`,
        })
        .where(and(condicao, isNotNull(portalAcompanhamento.proximaEm)));
      const emRepouso = and(condicao, isNull(portalAcompanhamento.proximaEm), isNull(portalAcompanhamento.paradoEm));
      for (const { processoId, visto } of await tx.select().from(portalAcompanhamento).where(emRepouso)) {
        if (!visto || !nadaMaisMuda(visto)) continue;
        await tx
          .update(portalAcompanhamento)
          .set({ proximaEm: em, tentativas: 0 })
          .where(and(de(processoId), isNull(portalAcompanhamento.proximaEm)));
      }
    },

    async proxima(credencialId: string, agora: Date): Promise<LinhaDoAcompanhamento | null> {
      const [achado] = await tx
        .select()
        .from(portalAcompanhamento)
        .where(
          and(
            eq(portalAcompanhamento.empresaId, empresaId),
            eq(portalAcompanhamento.credencialId, credencialId),
            due(portalAcompanhamento.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalAcompanhamento.proximaEm), asc(portalAcompanhamento.processoId))
        .limit(1);
      return achado ?? null;
    },
  };
}

const NAO_RETOMA = 'Alguém parou o acompanhamento: um aviso do Portal Único já não o retoma.';

type ChaveDoNovo = 'processoId' | 'credencialId' | 'numero' | 'ligadoEm' | 'ligadoPor' | 'proximaEm';

/** Credentials with a due look, of any company. */
export async function credenciaisQueAcompanham(
  db: Database,
  agora: Date,
): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalAcompanhamento.empresaId, id: portalAcompanhamento.credencialId })
    .from(portalAcompanhamento)
    .where(due(portalAcompanhamento.proximaEm, agora))
    .orderBy(asc(portalAcompanhamento.empresaId), asc(portalAcompanhamento.credencialId));
}
