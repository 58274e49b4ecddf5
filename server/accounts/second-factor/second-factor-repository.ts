import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import type { Database } from '#server/platform/db/database.ts';
import { aplicativoDeCodigos, chaveDeAcesso, codigoDeRecuperacao, empresa } from '#server/platform/db/schema/core.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** Reads and writes the second factor of one person. */
export function secondFactorRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  const doAplicativo = and(eq(aplicativoDeCodigos.empresaId, empresaId), eq(aplicativoDeCodigos.usuarioId, usuarioId));
  const dasChaves = and(eq(chaveDeAcesso.empresaId, empresaId), eq(chaveDeAcesso.usuarioId, usuarioId));
  const dosCodigos = and(
    eq(codigoDeRecuperacao.empresaId, empresaId),
    eq(codigoDeRecuperacao.usuarioId, usuarioId),
    isNull(codigoDeRecuperacao.usadoEm),
  );

  return {
    async ler(): Promise<SegundoFator> {
      const aplicativo = await this.aplicativo();
      const [exigencia] = await tx
        .select({ exigido: empresa.exigeSegundoFator })
        .from(empresa)
        .where(eq(empresa.empresaId, empresaId));
      return {
        aplicativoDesde: aplicativo?.confirmadoEm?.toISOString() ?? null,
        chaves: (await this.chaves()).map(({ id, nome, criadoEm, usadaEm }) => ({
          id,
          nome,
          criadaEm: criadoEm.toISOString(),
          usadaEm: usadaEm?.toISOString() ?? null,
        })),
        codigosRestantes: await this.quantosCodigos(),
        exigido: exigencia?.exigido ?? false,
      };
    },

    /** Whether the person has a second factor. Recovery codes alone are none. */
    async tem(): Promise<boolean> {
      return Boolean((await this.aplicativo())?.confirmadoEm) || (await this.chaves()).length > 0;
    },

    async aplicativo() {
      const [linha] = await tx.select().from(aplicativoDeCodigos).where(doAplicativo);
      return linha ?? null;
    },

    /** Keeps the secret of an application that no code has confirmed yet; a former unconfirmed one is replaced. */
    async guardarAplicativo(segredo: string, criadoEm: Date): Promise<void> {
      await tx
        .insert(aplicativoDeCodigos)
        .values({ empresaId, usuarioId, segredo, criadoEm })
        .onConflictDoUpdate({
          target: [aplicativoDeCodigos.empresaId, aplicativoDeCodigos.usuarioId],
          set: { segredo, criadoEm },
          setWhere: isNull(aplicativoDeCodigos.confirmadoEm),
        });
    },

    /** False when it has been confirmed meanwhile, or its secret was replaced. */
    async confirmarAplicativo(segredo: string, ultimoPasso: number, confirmadoEm: Date): Promise<boolean> {
      const confirmados = await tx
        .update(aplicativoDeCodigos)
        .set({ confirmadoEm, ultimoPasso })
        .where(and(doAplicativo, eq(aplicativoDeCodigos.segredo, segredo), isNull(aplicativoDeCodigos.confirmadoEm)))
        .returning({ usuarioId: aplicativoDeCodigos.usuarioId });
      return confirmados.length === 1;
    },

    /** Uses up the code of a step. False when a code of that step or a later one was used before. */
    async gastarPasso(passo: number): Promise<boolean> {
      const gastos = await tx
        .update(aplicativoDeCodigos)
        .set({ ultimoPasso: passo })
        .where(
          and(doAplicativo, isNotNull(aplicativoDeCodigos.confirmadoEm), lt(aplicativoDeCodigos.ultimoPasso, passo)),
        )
        .returning({ usuarioId: aplicativoDeCodigos.usuarioId });
      return gastos.length === 1;
    },

    async removerAplicativo(): Promise<boolean> {
      const removidos = await tx.delete(aplicativoDeCodigos).where(doAplicativo).returning();
      return removidos.some(({ confirmadoEm }) => confirmadoEm !== null);
    },

    async chaves() {
      return tx
        .select()
        .from(chaveDeAcesso)
        .where(dasChaves)
        .orderBy(asc(chaveDeAcesso.criadoEm), asc(chaveDeAcesso.id));
    },

    async guardarChave(nova: Omit<typeof chaveDeAcesso.$inferInsert, 'empresaId' | 'usuarioId' | 'id'>): Promise<void> {
      await tx.insert(chaveDeAcesso).values({ ...nova, empresaId, usuarioId, id: uuidv7() });
    },

    async usarChave(id: string, contador: number, usadaEm: Date): Promise<void> {
      await tx
        .update(chaveDeAcesso)
        .set({ contador, usadaEm })
        .where(and(dasChaves, eq(chaveDeAcesso.id, id)));
    },

    /** The name of the removed passkey; null when the person has no such passkey. */
    async removerChave(id: string): Promise<string | null> {
      const [removida] = await tx
        .delete(chaveDeAcesso)
        .where(and(dasChaves, eq(chaveDeAcesso.id, id)))
        .returning({ nome: chaveDeAcesso.nome });
      return removida?.nome ?? null;
    },

    async quantosCodigos(): Promise<number> {
      const [contado] = await tx.select({ total: count() }).from(codigoDeRecuperacao).where(dosCodigos);
      return contado?.total ?? 0;
    },

    /** Replaces every code, used or not. */
    async trocarCodigos(hashes: readonly Uint8Array[], criadoEm: Date): Promise<void> {
      await this.removerCodigos();
      const linhas = hashes.map((codigoHash) => ({ empresaId, usuarioId, id: uuidv7(), codigoHash, criadoEm }));
      await tx.insert(codigoDeRecuperacao).values(linhas);
    },

    /** Uses up a code. True only once, also when two requests use it at the same time. */
    async gastarCodigo(codigoHash: Uint8Array, usadoEm: Date): Promise<boolean> {
      const gastos = await tx
        .update(codigoDeRecuperacao)
        .set({ usadoEm })
        .where(and(dosCodigos, eq(codigoDeRecuperacao.codigoHash, codigoHash)))
        .returning({ id: codigoDeRecuperacao.id });
      return gastos.length === 1;
    },

    async removerCodigos(): Promise<void> {
      await tx
        .delete(codigoDeRecuperacao)
        .where(and(eq(codigoDeRecuperacao.empresaId, empresaId), eq(codigoDeRecuperacao.usuarioId, usuarioId)));
    },
  };
}
