import { and, eq } from 'drizzle-orm';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import { adicaoRepository } from './adicao-repository.ts';

export interface DeclaracaoGuardada {
  processo: { id: string; numero: string; versao: number; situacao: SituacaoProcesso; excluidoEm: Date | null };
  arquivo: { id: string; nome: string; sha256: string };
  declaracao: DeclaracaoImportacao;
  /** The same adições, with the ids of their records. */
  adicoes: AdicaoDoProcesso[];
}

/** Returns the stored declaration of a process and its file; null when there is none. */
export async function declaracaoGuardada(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<DeclaracaoGuardada | null> {
  const [linha] = await tx
    .select({
      processo: {
        id: processo.id,
        numero: processo.numero,
        versao: processo.versao,
        situacao: processo.situacao,
        excluidoEm: processo.excluidoEm,
      },
      arquivo: { id: arquivo.id, nome: arquivo.nome, sha256: arquivo.sha256 },
      cabecalho: declaracao.cabecalho,
    })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId)))
    .innerJoin(arquivo, and(eq(arquivo.empresaId, declaracao.empresaId), eq(arquivo.id, declaracao.arquivoId)))
    .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId)));
  if (!linha) return null;
  const { cabecalho, ...dadosDaDeclaracao } = linha;
  const adicoes = await adicaoRepository(tx, empresaId).doProcesso(processoId);
  return {
    ...dadosDaDeclaracao,
    adicoes,
    declaracao: {
      ...cabecalho,
      adicoes: adicoes.map(({ id: _, processoId: __, valorAduaneiro: ___, ...declarada }) => declarada),
    },
  };
}
