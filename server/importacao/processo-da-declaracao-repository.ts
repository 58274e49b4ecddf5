import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import type { Banco } from '#server/db/banco.ts';
import { importador } from '#server/db/schema-cadastros.ts';
import { processo } from '#server/db/schema-processo.ts';
import { seguirDeclaracao } from '#server/sefaz/seguir-declaracao.ts';
import { gravarPassosDaDeclaracao } from './passos-da-declaracao.ts';

type Linha = typeof processo.$inferSelect;

/** What a process takes from the declaration that stands on it, and nothing of what was planned. */
export function processoDaDeclaracaoRepository(tx: Banco, empresaId: string) {
  const porId = (id: string) => and(eq(processo.empresaId, empresaId), eq(processo.id, id));

  return {
    /** Nobody else writes it, nor its declaration, until this transaction ends; null where there is none. */
    async travar(id: string): Promise<Linha | null> {
      const [linha] = await tx.select().from(processo).where(porId(id)).for('update');
      return linha ?? null;
    },

    /** As its declaration, whose rows are there already, now has it; the version it has after. */
    async acompanhar(id: string, di: DeclaracaoImportacao, assinatura: Assinatura): Promise<number> {
      const [linha] = await tx.select().from(processo).where(porId(id));
      const [{ versao } = { versao: 0 }] = await tx
        .update(processo)
        .set({
          importadorId: linha?.importadorId ?? (await importadorDe(di)),
          versao: sql`${processo.versao} + 1`,
          alteradoEm: assinatura.em,
          alteradoPor: assinatura.usuarioId,
        })
        .where(porId(id))
        .returning({ versao: processo.versao });
      await gravarPassosDaDeclaracao(tx, empresaId, { processoId: id, declaracao: di }, assinatura);
      await seguirDeclaracao(tx, empresaId, id, assinatura);
      return versao;
    },

    importadorDe,
  };

  /** The one of our cadastro the declaration names, by CNPJ. */
  async function importadorDe(di: DeclaracaoImportacao): Promise<string | null> {
    const [achado] = await tx
      .select({ id: importador.id })
      .from(importador)
      .where(
        and(
          eq(importador.empresaId, empresaId),
          eq(importador.cnpj, di.importador.numero),
          isNull(importador.excluidoEm),
        ),
      );
    return achado?.id ?? null;
  }
}
