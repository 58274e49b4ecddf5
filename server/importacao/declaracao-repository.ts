import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import type { Banco } from '#server/db/banco.ts';
import { adicao, adicaoTributo, declaracao, item } from '#server/db/schema-declaracao.ts';
import { processo } from '#server/db/schema-processo.ts';
import { linhaDaDeclaracao, linhasDaAdicao } from './declaracao-linhas.ts';

export function declaracaoRepository(tx: Banco, empresaId: string) {
  return {
    /** The processes that already hold one of these DIs, by DI number: with its file, or with the number alone. */
    async processosDasDis(numeros: string[]): Promise<Map<string, ProcessoDaDi>> {
      const dono = { id: processo.id, numero: processo.numero, excluidoEm: processo.excluidoEm };
      const declarados = await tx
        .select({ numeroDi: declaracao.numeroDi, ...dono })
        .from(declaracao)
        .innerJoin(processo, and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId)))
        .where(and(eq(declaracao.empresaId, empresaId), inArray(declaracao.numeroDi, numeros)));
      const numerados = await tx
        .select({ numeroDi: sql<string>`${processo.numeroDi}`, ...dono })
        .from(processo)
        .where(
          and(eq(processo.empresaId, empresaId), inArray(processo.numeroDi, numeros), isNull(processo.excluidoEm)),
        );
      return new Map(
        [...numerados, ...declarados].map(({ numeroDi, excluidoEm, ...um }) => [
          numeroDi,
          { ...um, excluido: excluidoEm !== null },
        ]),
      );
    },

    async inserir(di: DeclaracaoImportacao, dono: { processoId: string; arquivoId: string }): Promise<void> {
      await tx.insert(declaracao).values({ ...linhaDaDeclaracao(di, dono), empresaId });
      await inserirAdicoes(dono.processoId, di.adicoes);
    },
  };

  async function inserirAdicoes(processoId: string, adicoes: AdicaoDeclarada[]): Promise<void> {
    const linhas = adicoes.map((declarada) => linhasDaAdicao(processoId, declarada));
    await emLotes(
      linhas.map((l) => l.adicao),
      (lote) => tx.insert(adicao).values(lote.map(comEmpresa)),
    );
    await emLotes(
      linhas.flatMap((l) => l.tributos),
      (lote) => tx.insert(adicaoTributo).values(lote.map(comEmpresa)),
    );
    await emLotes(
      linhas.flatMap((l) => l.itens),
      (lote) => tx.insert(item).values(lote.map(comEmpresa)),
    );
  }

  function comEmpresa<T>(linha: T): T & { empresaId: string } {
    return { ...linha, empresaId };
  }
}

/** PostgreSQL takes 65,535 parameters in a statement; the widest row here has some thirty. */
const LOTE = 500;

async function emLotes<T>(linhas: T[], gravar: (lote: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let inicio = 0; inicio < linhas.length; inicio += LOTE) await gravar(linhas.slice(inicio, inicio + LOTE));
}

interface ProcessoDaDi {
  id: string;
  numero: string;
  excluido: boolean;
}
