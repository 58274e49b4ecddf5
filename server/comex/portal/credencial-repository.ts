import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { CredencialDoPortal } from '#lib/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { portalCredencial, portalLimite } from '#server/platform/db/schema-portal.ts';

export type LinhaDaCredencial = typeof portalCredencial.$inferSelect;

export function credencialRepository(tx: Database, empresaId: string) {
  const da = (id: string) => and(eq(portalCredencial.empresaId, empresaId), eq(portalCredencial.id, id));
  return {
    async listar(): Promise<CredencialDoPortal[]> {
      const linhas = await tx
        .select({ credencial: portalCredencial, criadaPor: usuario.nome })
        .from(portalCredencial)
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalCredencial.empresaId), eq(usuario.id, portalCredencial.criadaPor)),
        )
        .where(eq(portalCredencial.empresaId, empresaId))
        .orderBy(desc(portalCredencial.criadaEm), desc(portalCredencial.id));
      return linhas.map(({ credencial, criadaPor }) => lida(credencial, criadaPor));
    },

    async buscar(id: string): Promise<LinhaDaCredencial | null> {
      const [achada] = await tx.select().from(portalCredencial).where(da(id));
      return achada ?? null;
    },

    async inserir(nova: Omit<typeof portalCredencial.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(portalCredencial).values({ ...nova, empresaId });
    },

    async alterar(id: string, valores: Partial<typeof portalCredencial.$inferInsert>): Promise<boolean> {
      const mudadas = await tx
        .update(portalCredencial)
        .set(valores)
        .where(and(da(id), isNull(portalCredencial.encerradaEm)))
        .returning({ id: portalCredencial.id });
      return mudadas.length === 1;
    },

    /** Takes the turn of a credential until `ate`: one server at a time speaks for a person. */
    async tomarVez(id: string, vez: string, agora: Date, ate: Date): Promise<LinhaDaCredencial | null> {
      const [tomada] = await tx
        .update(portalCredencial)
        .set({ vez, vezAte: ate })
        .where(
          and(
            da(id),
            isNotNull(portalCredencial.segredo),
            or(isNull(portalCredencial.vezAte), lte(portalCredencial.vezAte, agora)),
          ),
        )
        .returning();
      return tomada ?? null;
    },

    /** Writes what only the holder of the turn may write; false when the turn was lost. */
    async naVez(id: string, vez: string, valores: Partial<typeof portalCredencial.$inferInsert>): Promise<boolean> {
      const mudadas = await tx
        .update(portalCredencial)
        .set(valores)
        .where(and(da(id), eq(portalCredencial.vez, vez), isNull(portalCredencial.encerradaEm)))
        .returning({ id: portalCredencial.id });
      return mudadas.length === 1;
    },

    async soltarVez(id: string, vez: string): Promise<void> {
      await tx
        .update(portalCredencial)
        .set({ vez: null, vezAte: null })
        .where(and(da(id), eq(portalCredencial.vez, vez)));
    },

    /** Until when a function is closed to this person; null when it is open. */
    async limiteDe(credencialId: string, funcao: string, agora: Date): Promise<Date | null> {
      const [limite] = await tx
        .select({ voltaEm: portalLimite.voltaEm })
        .from(portalLimite)
        .where(
          and(
            eq(portalLimite.empresaId, empresaId),
            eq(portalLimite.credencialId, credencialId),
            eq(portalLimite.funcao, funcao),
          ),
        );
      return limite && limite.voltaEm > agora ? limite.voltaEm : null;
    },

    async guardarLimite(credencialId: string, funcao: string, em: Date, voltaEm: Date): Promise<void> {
      await tx
        .insert(portalLimite)
        .values({ empresaId, credencialId, funcao, em, voltaEm })
        .onConflictDoUpdate({
          target: [portalLimite.empresaId, portalLimite.credencialId, portalLimite.funcao],
          set: { em, voltaEm: sql`excluded.volta_em` },
        });
    },
  };
}

/** The owner that a credential's secrets are bound to. */
export const donoDaCredencial = ({ empresaId, id }: { empresaId: string; id: string }): string =>
  `${empresaId}/portal/${id}`;

function lida(credencial: LinhaDaCredencial, criadaPor: string): CredencialDoPortal {
  const { id, ambiente, modo, titular, cpf, validaAte, testePassou, testeFrase, ...resto } = credencial;
  const texto = (instante: Date | null) => instante?.toISOString() ?? null;
  return {
    ...{ id, ambiente, modo, titular, cpf, validaAte, testePassou, testeFrase, criadaPor },
    criadaEm: resto.criadaEm.toISOString(),
    encerradaEm: texto(resto.encerradaEm),
    testadaEm: texto(resto.testadaEm),
    usadaEm: texto(resto.usadaEm),
  };
}
