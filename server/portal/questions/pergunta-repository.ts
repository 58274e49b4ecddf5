import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { PerguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';
import { type PerguntaAoPortal, perguntaDaChave, type TipoDePergunta } from '#lib/portal/domain/pergunta-ao-portal.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalPergunta, portalPerguntaResposta } from '#server/platform/db/schema/portal-questions.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export type LinhaDaPergunta = typeof portalPergunta.$inferSelect;

/** A kept answer of a round; `sha256` is null when the Portal answered that it has nothing. */
interface RespostaGuardada {
  parte: number;
  sha256: string | null;
}

/** What was asked of the Portal by kind and key, and the answers. */
export function perguntaRepository(tx: Database, empresaId: string) {
  const da = (id: string) => and(eq(portalPergunta.empresaId, empresaId), eq(portalPergunta.id, id));
  const respostas = portalPerguntaResposta;
  const doArquivo = and(eq(arquivo.empresaId, respostas.empresaId), eq(arquivo.id, respostas.arquivoId));

  return {
    /** Lists the questions of a kind in an environment, each with the answers of its last whole round. */
    async listar(tipo: TipoDePergunta, ambiente: AmbienteDoPortal): Promise<PerguntaNoPortal[]> {
      const linhas = await tx
        .select({ feita: portalPergunta, titular: portalCredencial.titular, pedidaPor: usuario.nome })
        .from(portalPergunta)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalPergunta.empresaId),
            eq(portalCredencial.id, portalPergunta.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalPergunta.empresaId), eq(usuario.id, portalPergunta.pedidaPor)),
        )
        .where(
          and(
            eq(portalPergunta.empresaId, empresaId),
            eq(portalPergunta.tipo, tipo),
            eq(portalPergunta.ambiente, ambiente),
          ),
        )
        .orderBy(asc(portalPergunta.chave));
      const partes = await tx
        .select({ perguntaId: respostas.perguntaId, sha256: arquivo.sha256 })
        .from(respostas)
        .innerJoin(
          portalPergunta,
          and(
            eq(portalPergunta.empresaId, respostas.empresaId),
            eq(portalPergunta.id, respostas.perguntaId),
            eq(portalPergunta.rodadaInteira, respostas.rodada),
          ),
        )
        .innerJoin(arquivo, doArquivo)
        .where(
          and(eq(respostas.empresaId, empresaId), eq(portalPergunta.tipo, tipo), eq(portalPergunta.ambiente, ambiente)),
        )
        .orderBy(asc(respostas.perguntaId), asc(respostas.parte));
      const paises = tipo === 'TRATAMENTO' ? await referenciaRepository(tx, empresaId).nomes('Pais') : new Map();
      const porPergunta = Map.groupBy(partes, ({ perguntaId }) => perguntaId);
      return linhas.map(({ feita, titular, pedidaPor }) => ({
        id: feita.id,
        ambiente,
        titular,
        pedidaPor,
        situacao: feita.situacao,
        frase: feita.frase,
        pergunta: comNome(perguntaDaChave(tipo, feita.chave), paises),
        pedidaEm: feita.pedidaEm.toISOString(),
        proximaEm: feita.proximaEm?.toISOString() ?? null,
        olhadaEm: feita.olhadaEm?.toISOString() ?? null,
        partes: (porPergunta.get(feita.id) ?? []).map(({ sha256 }) => sha256),
      }));
    },

    async buscar(id: string): Promise<LinhaDaPergunta | null> {
      const [achada] = await tx.select().from(portalPergunta).where(da(id));
      return achada ?? null;
    },

    async daChave(tipo: TipoDePergunta, ambiente: AmbienteDoPortal, chave: string): Promise<LinhaDaPergunta | null> {
      const [achada] = await tx
        .select()
        .from(portalPergunta)
        .where(
          and(
            eq(portalPergunta.empresaId, empresaId),
            eq(portalPergunta.ambiente, ambiente),
            eq(portalPergunta.tipo, tipo),
            eq(portalPergunta.chave, chave),
          ),
        )
        .for('update');
      return achada ?? null;
    },

    /** False when somebody has asked the same meanwhile. */
    async inserir(
      nova: Omit<typeof portalPergunta.$inferInsert, 'empresaId' | 'situacao' | 'rodada'>,
    ): Promise<boolean> {
      const { empresaId: empresa, ambiente, tipo, chave } = portalPergunta;
      const postas = await tx
        .insert(portalPergunta)
        .values({ ...nova, empresaId, situacao: 'NA_FILA', rodada: 1 })
        .onConflictDoNothing({ target: [empresa, ambiente, tipo, chave] })
        .returning({ id: portalPergunta.id });
      return postas.length === 1;
    },

    async alterar(id: string, valores: Partial<typeof portalPergunta.$inferInsert>): Promise<void> {
      await tx.update(portalPergunta).set(valores).where(da(id));
    },

    async guardarResposta(nova: Omit<typeof respostas.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(respostas).values({ ...nova, empresaId });
    },

    /** The answers of a round, in their order. */
    async respostas(perguntaId: string, rodada: number): Promise<RespostaGuardada[]> {
      return tx
        .select({ parte: respostas.parte, sha256: arquivo.sha256 })
        .from(respostas)
        .leftJoin(arquivo, doArquivo)
        .where(
          and(eq(respostas.empresaId, empresaId), eq(respostas.perguntaId, perguntaId), eq(respostas.rodada, rodada)),
        )
        .orderBy(asc(respostas.parte));
    },

    /** The last part of the last answer of each treatment of these goods, whatever its day and environment. */
    async tratamentos(mercadorias: readonly { ncm: string; pais: string }[]) {
      if (mercadorias.length === 0) return [];
      const { id, ambiente, chave, olhadaEm } = portalPergunta;
      // The key is `ncm/país/dia`, and the former two are twelve characters long.
      const procuradas = [...new Set(mercadorias.map(({ ncm, pais }) => `${ncm}/${pais}`))];
      return tx
        .selectDistinctOn([id], { ambiente, chave, olhadaEm, sha256: arquivo.sha256 })
        .from(portalPergunta)
        .innerJoin(
          respostas,
          and(
            eq(respostas.empresaId, portalPergunta.empresaId),
            eq(respostas.perguntaId, id),
            eq(respostas.rodada, portalPergunta.rodadaInteira),
          ),
        )
        .innerJoin(arquivo, doArquivo)
        .where(
          and(
            eq(portalPergunta.empresaId, empresaId),
            eq(portalPergunta.tipo, 'TRATAMENTO'),
            sql`left(${chave}, 12) = any(${sql.param(procuradas)}::text[])`,
          ),
        )
        .orderBy(asc(id), desc(respostas.parte));
    },

    /** The oldest due question of a credential; none when the Portal answered one of it after `desde`. */
    async proxima(credencialId: string, agora: Date, desde: Date): Promise<LinhaDaPergunta | null> {
      const [recente] = await tx
        .select({ id: respostas.id })
        .from(respostas)
        .where(
          and(eq(respostas.empresaId, empresaId), eq(respostas.credencialId, credencialId), gt(respostas.em, desde)),
        )
        .limit(1);
      if (recente) return null;
      const [achada] = await tx
        .select()
        .from(portalPergunta)
        .where(
          and(
            eq(portalPergunta.empresaId, empresaId),
            eq(portalPergunta.credencialId, credencialId),
            due(portalPergunta.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalPergunta.pedidaEm), asc(portalPergunta.tipo), asc(portalPergunta.chave))
        .limit(1);
      return achada ?? null;
    },
  };
}

function comNome(pergunta: PerguntaAoPortal, paises: ReadonlyMap<string, string>): PerguntaNoPortal['pergunta'] {
  return pergunta.tipo === 'TRATAMENTO' ? { ...pergunta, nomeDoPais: paises.get(pergunta.pais) || null } : pergunta;
}

/** Credentials with a due question, of any company. */
export async function credenciaisComPergunta(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalPergunta.empresaId, id: portalPergunta.credencialId })
    .from(portalPergunta)
    .where(due(portalPergunta.proximaEm, agora))
    .orderBy(asc(portalPergunta.empresaId), asc(portalPergunta.credencialId));
}
