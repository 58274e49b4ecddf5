import { origemNoPortal } from '#server/comex/declaracao/origem-no-portal.ts';
import { type DeclaracaoQueProva, provarPassos } from '#server/comex/processo/passos-provados.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { marcarExoneracaoDeclarada } from '#server/comex/sefaz/exoneracao-declarada.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { exigirMesmoAmbiente } from './treinamento.ts';

interface AAssentar {
  processoId: string;
  /** The rows of the declaration are already written. */
  declaracao: DeclaracaoQueProva;
  /**
   * The importer of our cadastro, when the process existed before: its row then counts a version. Null when this transaction
   * created the process.
   */
  mudanca: { importadorId: string | null } | null;
}

/**
 * Updates everything that depends on a declaration: the steps and the row of its process, its DAI, the exoneração it declares, and
 * the stock. The caller writes the line of the history. Returns the new version of the process.
 * @throws {Refusal} 422 when the file was fetched from the training environment and the process is a real one, or the other way round.
 */
export async function assentarDeclaracao(
  tx: Database,
  empresaId: string,
  { processoId, declaracao, mudanca }: AAssentar,
  assinatura: Assinatura,
): Promise<number> {
  const portal = await origemNoPortal(tx, empresaId).daDeclaracao(processoId);
  await exigirMesmoAmbiente(tx, empresaId, { processoId, portal, nasceu: mudanca === null });
  const passos = await provarPassos(tx, empresaId, { processoId, declaracao, portal }, assinatura);
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const assinada = mudanca && { ...mudanca, assinatura };
  const versao = await processos.assentar(processoId, { declaracao, passos }, assinada);
  await abrirDai(tx, empresaId, processoId);
  await marcarExoneracaoDeclarada(tx, empresaId, { processoId, declaracao }, assinatura);
  await reverEntradas(tx, empresaId, [processoId], assinatura);
  return versao;
}
