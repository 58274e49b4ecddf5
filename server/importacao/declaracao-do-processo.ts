import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import type { Banco } from '#server/db/banco.ts';
import { naoEncontrado } from '#server/erros.ts';
import { adicaoRepository } from './adicao-repository.ts';
import { processoRepository } from './processo-repository.ts';

/** The whole declaration of a process, as its file had it. */
export async function declaracaoDoProcesso(
  db: Banco,
  empresaId: string,
  processoId: string,
): Promise<DeclaracaoImportacao> {
  const processo = await processoRepository(db, empresaId).buscar(processoId);
  if (!processo || processo.excluidoEm !== null) throw naoEncontrado('Este processo');
  if (!processo.declaracao) throw naoEncontrado('A declaração deste processo');
  return { ...processo.declaracao, adicoes: await adicaoRepository(db, empresaId).doProcesso(processoId) };
}
