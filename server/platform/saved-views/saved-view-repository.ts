import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Visao, VisaoEdicao, VisaoNova } from '#lib/contracts/platform/visao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { visao, visaoPadrao } from '#server/platform/db/schema/records.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** The views one person sees: their own and those shared with the company. */
export function savedViewRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  const aVista = and(
    eq(visao.empresaId, empresaId),
    isNull(visao.excluidoEm),
    or(eq(visao.criadoPor, usuarioId), eq(visao.compartilhada, true)),
  );
  const condicaoDasVisoes = and(
    eq(visao.empresaId, empresaId),
    eq(visao.criadoPor, usuarioId),
    isNull(visao.excluidoEm),
  );

  return {
    async daTela(tela: string): Promise<Visao[]> {
      const linhas = await tx
        .select()
        .from(visao)
        .where(and(aVista, eq(visao.tela, tela)))
        .orderBy(asc(sql`lower(${visao.nome})`), asc(visao.id));
      const padrao = await padraoDe(tela, linhas);
      return linhas.map((linha) => comoVisao(linha, padrao));
    },

    async buscar(id: string): Promise<Visao | null> {
      const [linha] = await tx
        .select()
        .from(visao)
        .where(and(aVista, eq(visao.id, id)));
      if (!linha) return null;
      const irmas = await tx
        .select()
        .from(visao)
        .where(and(aVista, eq(visao.tela, linha.tela)));
      return comoVisao(linha, await padraoDe(linha.tela, irmas));
    },

    /** The person's own view of that name, whatever its capitals. */
    async deNome(tela: string, nome: string): Promise<string | null> {
      const mesmoNome = sql`lower(${visao.nome}) = lower(${nome})`;
      const [linha] = await tx
        .select({ id: visao.id })
        .from(visao)
        .where(and(condicaoDasVisoes, eq(visao.tela, tela), mesmoNome));
      return linha?.id ?? null;
    },

    async inserir({ tela, nome, compartilhada, definicao }: VisaoNova, agora: Date): Promise<string> {
      const id = uuidv7();
      await tx.insert(visao).values({
        empresaId,
        id,
        tela,
        nome,
        compartilhada,
        definicao,
        criadoEm: agora,
        criadoPor: usuarioId,
        alteradoEm: agora,
      });
      return id;
    },

    /** False when it has changed or gone since `versao`. */
    async alterar({ id, versao, nome, compartilhada, definicao }: VisaoEdicao, agora: Date): Promise<boolean> {
      const alteradas = await tx
        .update(visao)
        .set({ nome, compartilhada, definicao, versao: versao + 1, alteradoEm: agora })
        .where(and(condicaoDasVisoes, eq(visao.id, id), eq(visao.versao, versao)))
        .returning({ id: visao.id });
      return alteradas.length === 1;
    },

    async excluir(id: string, agora: Date): Promise<void> {
      await tx
        .update(visao)
        .set({ excluidoEm: agora })
        .where(and(condicaoDasVisoes, eq(visao.id, id)));
    },

    /** Sets the view this person's list opens with; null is none, not even the company's. */
    async abrirCom(tela: string, visaoId: string | null): Promise<void> {
      await tx
        .insert(visaoPadrao)
        .values({ empresaId, usuarioId, tela, visaoId })
        .onConflictDoUpdate({
          target: [visaoPadrao.empresaId, visaoPadrao.usuarioId, visaoPadrao.tela],
          set: { visaoId },
        });
    },
  };

  /**
   * The view the person chose; a person who never chose gets the company's: the shared view its author opens the list with, the last
   * changed of several.
   */
  async function padraoDe(tela: string, linhas: Linha[]): Promise<string | null> {
    const escolhas = await tx
      .select()
      .from(visaoPadrao)
      .where(and(eq(visaoPadrao.empresaId, empresaId), eq(visaoPadrao.tela, tela)));
    const propria = escolhas.find((escolha) => escolha.usuarioId === usuarioId);
    if (propria?.visaoId === null) return null;
    // A chosen one that was deleted, or is shared no longer, is as if it had never been chosen.
    if (propria && linhas.some(({ id }) => id === propria.visaoId)) return propria.visaoId;
    const daEmpresa = linhas.filter(
      ({ id, criadoPor, compartilhada }) =>
        compartilhada && escolhas.some((escolha) => escolha.usuarioId === criadoPor && escolha.visaoId === id),
    );
    return daEmpresa.sort((a, b) => b.alteradoEm.getTime() - a.alteradoEm.getTime())[0]?.id ?? null;
  }

  function comoVisao(
    { id, versao, tela, nome, compartilhada, definicao, criadoPor }: Linha,
    padrao: string | null,
  ): Visao {
    return { id, versao, tela, nome, compartilhada, padrao: id === padrao, definicao, minha: criadoPor === usuarioId };
  }
}

type Linha = typeof visao.$inferSelect;
