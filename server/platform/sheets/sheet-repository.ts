import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CausaDeErro, LinhaComErro, Planilha } from '#lib/contracts/platform/planilha.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { type CelulaDeArquivo, porEscrito } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { arquivo, historico } from '#server/platform/db/schema/records.ts';
import { planilha, planilhaLinha } from '#server/platform/db/schema/sheets.ts';
import type { WrittenRow } from './undo-rows.ts';

type Nova = Omit<typeof planilha.$inferInsert, 'empresaId'>;
/** An import with its file. */
export type StoredSheet = typeof planilha.$inferSelect & { nome: string; sha256: string };

export interface WrongRow {
  numero: number;
  celulas: CelulaDeArquivo[];
  /** By index of the column; `''` is the row. */
  erros: Record<string, string>;
}

export function sheetRepository(tx: Database, empresaId: string) {
  const condicaoDaPlanilha = (id: string) => and(eq(planilha.empresaId, empresaId), eq(planilha.id, id));
  const linhasDe = (id: string) => and(eq(planilhaLinha.empresaId, empresaId), eq(planilhaLinha.planilhaId, id));
  const erradasDe = (id: string) => and(linhasDe(id), isNotNull(planilhaLinha.erros));
  const guardar = async (linhas: Omit<typeof planilhaLinha.$inferInsert, 'empresaId'>[]): Promise<void> => {
    for (let de = 0; de < linhas.length; de += LOTE) {
      const lote = linhas.slice(de, de + LOTE).map((linha) => ({ ...linha, empresaId }));
      await bulkInsert(tx, planilhaLinha, lote);
    }
  };

  return {
    async inserir(nova: Nova): Promise<void> {
      await tx.insert(planilha).values({ ...nova, empresaId });
    },

    async buscar(id: string): Promise<StoredSheet | null> {
      const [achada] = await tx
        .select({ planilha, nome: arquivo.nome, sha256: arquivo.sha256 })
        .from(planilha)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, planilha.empresaId), eq(arquivo.id, planilha.arquivoId)))
        .where(condicaoDaPlanilha(id));
      return achada ? { ...achada.planilha, nome: achada.nome, sha256: achada.sha256 } : null;
    },

    async alterar(id: string, valores: Partial<Omit<Nova, 'id'>>): Promise<void> {
      await tx.update(planilha).set(valores).where(condicaoDaPlanilha(id));
    },

    /** The mappings of the last checked sheets, newest first, by their titles. */
    async mapasLembrados(recurso: NomeDeRecurso, assinaturas: string[]): Promise<Map<string, Planilha['mapa']>> {
      const linhas = await tx
        .select({ assinatura: planilha.assinatura, mapa: planilha.mapa })
        .from(planilha)
        .where(
          and(
            eq(planilha.empresaId, empresaId),
            eq(planilha.recurso, recurso),
            inArray(planilha.assinatura, assinaturas),
          ),
        )
        .orderBy(desc(planilha.criadoEm), desc(planilha.id))
        .limit(LEMBRADOS);
      return new Map(linhas.reverse().map(({ assinatura, mapa }) => [assinatura ?? '', mapa]));
    },

    /** Replaces the errors of the check before. */
    async trocarErradas(id: string, linhas: readonly WrongRow[]): Promise<void> {
      await tx.delete(planilhaLinha).where(erradasDe(id));
      await guardar(linhas.map((linha) => ({ ...linha, planilhaId: id })));
    },

    guardarFeitas: (id: string, linhas: readonly { numero: number; registroId: string; historicoId: string }[]) =>
      guardar(linhas.map((linha) => ({ ...linha, planilhaId: id }))),

    async erradas(
      id: string,
      pagina: { limit: number; offset: number },
    ): Promise<{ linhas: WrongRow[]; total: number }> {
      const linhas = await tx
        .select({ numero: planilhaLinha.numero, celulas: planilhaLinha.celulas, erros: planilhaLinha.erros })
        .from(planilhaLinha)
        .where(erradasDe(id))
        .orderBy(asc(planilhaLinha.numero))
        .limit(pagina.limit)
        .offset(pagina.offset);
      return {
        linhas: linhas.map(({ numero, celulas, erros }) => ({ numero, celulas: celulas ?? [], erros: erros ?? {} })),
        total: await tx.$count(planilhaLinha, erradasDe(id)),
      };
    },

    /** The causes of the wrong rows, the most frequent first. */
    causas: (id: string): Promise<CausaDeErro[]> =>
      tx
        .select({
          coluna: sql<number | null>`nullif(e.key, '')::int`,
          frase: sql<string>`(array_agg(e.value order by ${planilhaLinha.numero}))[1]`,
          quantas: count(),
          variam: sql<boolean>`count(distinct e.value) > 1`,
          linhas: sql<number[]>`(array_agg(${planilhaLinha.numero} order by ${planilhaLinha.numero}))[1:5]`,
        })
        .from(planilhaLinha)
        .innerJoin(sql`jsonb_each_text(${planilhaLinha.erros}) e`, sql`true`)
        .where(erradasDe(id))
        .groupBy(sql`e.key`, sql`regexp_replace(e.value, ${QUE_VARIA}, '…', 'g')`)
        .orderBy(desc(count()), sql`min(${planilhaLinha.numero})`, sql`e.key`)
        .limit(MAXIMO_DE_CAUSAS),

    /** The changes that rows became, after row `numero`. */
    async feitas(id: string, numero: number, quantas: number): Promise<(WrittenRow & { numero: number })[]> {
      const linhas = await tx
        .select({
          numero: planilhaLinha.numero,
          registroId: historico.registroId,
          antes: historico.antes,
          depois: historico.depois,
        })
        .from(planilhaLinha)
        .innerJoin(
          historico,
          and(eq(historico.empresaId, planilhaLinha.empresaId), eq(historico.id, planilhaLinha.historicoId)),
        )
        .where(and(linhasDe(id), isNull(planilhaLinha.erros), gt(planilhaLinha.numero, numero)))
        .orderBy(asc(planilhaLinha.numero))
        .limit(quantas);
      return linhas as (WrittenRow & { numero: number })[];
    },

    /** Writes which change each row became. */
    async acoesDasFeitas(id: string): Promise<Map<number, AcaoHistorico>> {
      const linhas = await tx
        .select({ numero: planilhaLinha.numero, acao: historico.acao })
        .from(planilhaLinha)
        .innerJoin(
          historico,
          and(eq(historico.empresaId, planilhaLinha.empresaId), eq(historico.id, planilhaLinha.historicoId)),
        )
        .where(linhasDe(id));
      return new Map(linhas.map(({ numero, acao }) => [numero, acao as AcaoHistorico]));
    },

    /** Forgets the changes of rows that were undone. */
    async esquecerFeitas(id: string, numeros: readonly number[]): Promise<void> {
      await tx.delete(planilhaLinha).where(and(linhasDe(id), inArray(planilhaLinha.numero, [...numeros])));
    },

    quantasFeitas: (id: string): Promise<number> =>
      tx.$count(planilhaLinha, and(linhasDe(id), isNotNull(planilhaLinha.historicoId))),

    /** Only one caller gets the import: two writes of one sheet would create everything twice. */
    async tomar(id: string, de: Planilha['situacao'][], para: Planilha['situacao']): Promise<boolean> {
      const tomadas = await tx
        .update(planilha)
        .set({ situacao: para, falha: null })
        .where(and(condicaoDaPlanilha(id), inArray(planilha.situacao, de)))
        .returning({ um: sql`1` });
      return tomadas.length === 1;
    },
  };
}

/** The cells of a row as text. */
export function rowInWords({ numero, celulas, erros }: WrongRow): LinhaComErro {
  return { numero, celulas: celulas.map(porEscrito), erros };
}

/** What a sentence quotes, and its words with a digit. */
const QUE_VARIA = '“[^”]*”|[^[:space:],;:“”]*[0-9][^[:space:],;:“”]*';
const MAXIMO_DE_CAUSAS = 50;
const LOTE = 1000;
const LEMBRADOS = 50;
