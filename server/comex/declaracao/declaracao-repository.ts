import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { adicao, adicaoTributo, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { type DonoDaLinha, linhaDaDeclaracao, linhasDaAdicao } from './declaracao-linhas.ts';

export function declaracaoRepository(tx: Database, empresaId: string) {
  return {
    /**
     * Returns the processes that already have one of these declarations, by number: with its file, or with the number alone. A
     * deleted process still holds a declaration that was imported.
     */
    async processosDasDis(numeros: string[]): Promise<Map<string, DonoDaDeclaracao>> {
      const dono = { id: processo.id, numero: processo.numero, excluidoEm: processo.excluidoEm };
      const declarados = await tx
        .select({ numeroDi: declaracao.numeroDi, ...dono })
        .from(declaracao)
        .innerJoin(processo, and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId)))
        .where(and(eq(declaracao.empresaId, empresaId), inArray(declaracao.numeroDi, numeros)));
      const numerados = await tx
        .select({ numeroDi: sql<string>`coalesce(${processo.numeroDi}, ${processo.numeroDuimp})`, ...dono })
        .from(processo)
        .where(
          and(
            eq(processo.empresaId, empresaId),
            or(inArray(processo.numeroDi, numeros), inArray(processo.numeroDuimp, numeros)),
            isNull(processo.excluidoEm),
          ),
        );
      return new Map(
        [...numerados, ...declarados].map(({ numeroDi, ...processoAchado }) => [numeroDi, processoAchado]),
      );
    },

    async inserir(di: DeclaracaoImportacao, dono: DonoDaLinha): Promise<void> {
      noteInPainel(tx, empresaId, [dono.processoId]);
      await tx.insert(declaracao).values({ ...linhaDaDeclaracao(di, dono), empresaId });
      await inserirAdicoes(dono.processoId, di.adicoes);
    },

    /** Takes the declaration off its process. The caller keeps it whole in `declaracao_retirada`. */
    async tirar(processoId: string, numeros: string[]): Promise<void> {
      noteInPainel(tx, empresaId, [processoId]);
      await apagarAdicoes(processoId, numeros);
      await tx
        .delete(declaracao)
        .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId)));
    },

    /** Puts a conference in place of those of its code, or takes them away. False where the process has no declaration. */
    async trocarConferencia(processoId: string, codigo: string, nova: Conferencia | null): Promise<boolean> {
      const condicao = and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId));
      const [lida] = await tx
        .select({ conferencias: declaracao.conferencias })
        .from(declaracao)
        .where(condicao)
        .for('update');
      if (!lida) return false;
      const outras = lida.conferencias.filter((conferencia) => conferencia.codigo !== codigo);
      if (nova === null && outras.length === lida.conferencias.length) return true;
      noteInPainel(tx, empresaId, [processoId]);
      await tx
        .update(declaracao)
        .set({ conferencias: [...(nova ? [nova] : []), ...outras] })
        .where(condicao);
      return true;
    },

    /** The processes whose declaration has a conference of this code. */
    async comConferencia(codigo: string): Promise<string[]> {
      const achadas = await tx
        .select({ processoId: declaracao.processoId })
        .from(declaracao)
        .where(
          and(
            eq(declaracao.empresaId, empresaId),
            sql`${declaracao.conferencias} @> ${JSON.stringify([{ codigo }])}::jsonb`,
          ),
        );
      return achadas.map(({ processoId }) => processoId);
    },

    /** Replaces the declaration of a process by that of another file. Only the adições with these numbers are written. */
    async substituir(di: DeclaracaoImportacao, dono: DonoDaLinha, numeros: string[]): Promise<void> {
      noteInPainel(tx, empresaId, [dono.processoId]);
      const { id: _, ...linha } = linhaDaDeclaracao(di, dono);
      await tx
        .update(declaracao)
        .set(linha)
        .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, dono.processoId)));
      await apagarAdicoes(dono.processoId, numeros);
      await inserirAdicoes(
        dono.processoId,
        di.adicoes.filter(({ numero }) => numeros.includes(numero)),
      );
    },
  };

  async function apagarAdicoes(processoId: string, numeros: string[]): Promise<void> {
    const adicoesDoProcesso = await tx
      .select({ id: adicao.id })
      .from(adicao)
      .where(
        and(
          eq(adicao.empresaId, empresaId),
          eq(adicao.processoId, processoId),
          inArray(adicao.numero, numeros.map(Number)),
        ),
      );
    const ids = adicoesDoProcesso.map(({ id }) => id);
    await tx.delete(item).where(and(eq(item.empresaId, empresaId), inArray(item.adicaoId, ids)));
    await tx
      .delete(adicaoTributo)
      .where(and(eq(adicaoTributo.empresaId, empresaId), inArray(adicaoTributo.adicaoId, ids)));
    await tx.delete(adicao).where(and(eq(adicao.empresaId, empresaId), inArray(adicao.id, ids)));
  }

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

interface DonoDaDeclaracao {
  id: string;
  numero: string;
  excluidoEm: Date | null;
}

/** Rows per statement: reading 500 of the widest would hold the loop for a third of a second. */
const LOTE = 200;

async function emLotes<T>(linhas: T[], gravar: (lote: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let inicio = 0; inicio < linhas.length; inicio += LOTE) await gravar(linhas.slice(inicio, inicio + LOTE));
}
