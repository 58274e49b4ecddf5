import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { documentoDoNumero } from '#lib/domain/numero-declaracao.ts';
import { SITUACOES_PROCESSO, type SituacaoProcesso, situacaoDaDeclaracao } from '#lib/domain/situacao-processo.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { Banco } from '#server/db/banco.ts';
import { importador } from '#server/db/schema-cadastros.ts';
import { processo } from '#server/db/schema-processo.ts';
import { buscadoNaDeclaracao } from './buscado-na-declaracao.ts';

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

    /** As its declaration now has it; the version it has after. */
    async acompanhar({ id, situacao }: Pick<Linha, 'id' | 'situacao'>, di: DeclaracaoImportacao): Promise<number> {
      const [linha] = await tx.select().from(processo).where(porId(id));
      const [{ versao } = { versao: 0 }] = await tx
        .update(processo)
        .set({
          ...documentoDoProcesso(di),
          situacao: aMaisAdiantada(situacao, situacaoDaDeclaracao(di)),
          importadorId: linha?.importadorId ?? (await importadorDe(di)),
          busca: comBusca(linha?.busca ?? '', buscadoNaDeclaracao(di)),
          versao: sql`${processo.versao} + 1`,
        })
        .where(porId(id))
        .returning({ versao: processo.versao });
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

/** Which document a process has, and of a DUIMP its number and version. */
export function documentoDoProcesso({
  numeroDI,
  duimp,
}: DeclaracaoImportacao): Pick<Linha, 'tipoDocumento' | 'numeroDuimp' | 'versaoDuimp'> {
  const tipoDocumento = documentoDoNumero(numeroDI);
  return {
    tipoDocumento,
    numeroDuimp: tipoDocumento === 'DUIMP' ? numeroDI : null,
    versaoDuimp: duimp?.versao ?? null,
  };
}

/** A declaration brings a process forward; what happened since, the file does not know. */
function aMaisAdiantada(atual: SituacaoProcesso, declarada: SituacaoProcesso): SituacaoProcesso {
  return SITUACOES_PROCESSO.indexOf(declarada) > SITUACOES_PROCESSO.indexOf(atual) ? declarada : atual;
}

/** What it was found by stays: people remember the old name too. */
function comBusca(atual: string, partes: string[]): string {
  return textoDeBusca(atual, ...partes.filter((parte) => !atual.includes(textoDeBusca(parte))));
}
