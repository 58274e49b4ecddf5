import { type DeclaracaoQueProva, provarPassos } from '#server/comex/processo/passos-provados.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { marcarExoneracaoDeclarada } from '#server/comex/sefaz/exoneracao-declarada.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

interface AAssentar {
  processoId: string;
  /** Its rows are written already. */
  declaracao: DeclaracaoQueProva;
  /** The importer of our cadastro, for a process that was there before: its row counts a version. Null for one of this transaction. */
  mudanca: { importadorId: string | null } | null;
}

/**
 * Brings everything that follows a declaration to what it says: the steps of its process, the row of the process, its DAI, the exoneração
 * it declares, and the stock. The line of the history is for the caller. Answers the version of the process after.
 */
export async function assentarDeclaracao(
  tx: Database,
  empresaId: string,
  { processoId, declaracao, mudanca }: AAssentar,
  assinatura: Assinatura,
): Promise<number> {
  const passos = await provarPassos(tx, empresaId, { processoId, declaracao }, assinatura);
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const assinada = mudanca && { ...mudanca, assinatura };
  const versao = await processos.assentar(processoId, { declaracao, passos }, assinada);
  await abrirDai(tx, empresaId, processoId);
  await marcarExoneracaoDeclarada(tx, empresaId, { processoId, declaracao }, assinatura);
  await reverEntradas(tx, empresaId, [processoId], assinatura);
  return versao;
}
