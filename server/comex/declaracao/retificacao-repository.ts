import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RetificacaoFeita } from '#lib/contracts/declaracao/retificacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { retificacao } from '#server/platform/db/schema/declaracao.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export function retificacaoRepository(tx: Database, empresaId: string) {
  return {
    async inserir(nova: Omit<typeof retificacao.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(retificacao).values({ ...nova, empresaId });
    },

    /** Returns the retificações of a process, newest first. */
    async doProcesso(processoId: string): Promise<RetificacaoFeita[]> {
      const anterior = alias(arquivo, 'arquivo_anterior');
      const linhas = await tx
        .select({
          retificacao,
          arquivo: { id: arquivo.id, nome: arquivo.nome, sha256: arquivo.sha256 },
          arquivoAnterior: { id: anterior.id, nome: anterior.nome, sha256: anterior.sha256 },
          usuario: { id: usuario.id, nome: usuario.nome },
        })
        .from(retificacao)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, retificacao.empresaId), eq(arquivo.id, retificacao.arquivoId)))
        .innerJoin(
          anterior,
          and(eq(anterior.empresaId, retificacao.empresaId), eq(anterior.id, retificacao.arquivoAnteriorId)),
        )
        .innerJoin(usuario, and(eq(usuario.empresaId, retificacao.empresaId), eq(usuario.id, retificacao.usuarioId)))
        .where(and(eq(retificacao.empresaId, empresaId), eq(retificacao.processoId, processoId)))
        .orderBy(desc(retificacao.em), desc(retificacao.id));
      return linhas.map(({ retificacao: { id, aceitos, recusados, motivo, em }, ...lida }) => ({
        id,
        aceitos,
        recusados,
        motivo,
        em: em.toISOString(),
        ...lida,
      }));
    },
  };
}
