import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';

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

    /** Keeps others who ask by this credential waiting until the transaction ends. */
    async travar(id: string): Promise<void> {
      await tx.select({ id: portalCredencial.id }).from(portalCredencial).where(da(id)).for('no key update');
    },

    /** The credential of a person that is in use. The company is locked, because two simultaneous ones would both find none. */
    async emUsoDe({ ambiente, cpf }: Pick<LinhaDaCredencial, 'ambiente' | 'cpf'>): Promise<LinhaDaCredencial | null> {
      await tx.select().from(empresa).where(eq(empresa.empresaId, empresaId)).for('update');
      const [achada] = await tx
        .select()
        .from(portalCredencial)
        .where(
          and(
            eq(portalCredencial.empresaId, empresaId),
            eq(portalCredencial.ambiente, ambiente),
            eq(portalCredencial.cpf, cpf),
            isNull(portalCredencial.encerradaEm),
          ),
        );
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

    /** Writes what there is to write while the credential has this secret; false once it was swapped for another, or ended. */
    async manter(
      { id, segredo }: Pick<LinhaDaCredencial, 'id' | 'segredo'>,
      valores: Partial<typeof portalCredencial.$inferInsert>,
    ): Promise<boolean> {
      const comEle = and(da(id), eq(portalCredencial.segredo, segredo ?? ''));
      const mantidas =
        Object.keys(valores).length > 0
          ? await tx.update(portalCredencial).set(valores).where(comEle).returning({ id: portalCredencial.id })
          : await tx.select({ id: portalCredencial.id }).from(portalCredencial).where(comEle);
      return mantidas.length === 1;
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
    id,
    ambiente,
    modo,
    titular,
    cpf,
    validaAte,
    testePassou,
    testeFrase,
    criadaPor,
    criadaEm: resto.criadaEm.toISOString(),
    encerradaEm: texto(resto.encerradaEm),
    testadaEm: texto(resto.testadaEm),
    usadaEm: texto(resto.usadaEm),
  };
}
