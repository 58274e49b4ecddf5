import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import type { Banco } from '#server/db/banco.ts';
import { naoEncontrado } from '#server/erros.ts';
import { declaracaoGuardada } from './declaracao-guardada.ts';

/** The whole declaration of a process, as its file had it. */
export async function declaracaoDoProcesso(
  db: Banco,
  empresaId: string,
  processoId: string,
): Promise<DeclaracaoImportacao> {
  const guardada = await declaracaoGuardada(db, empresaId, processoId);
  if (!guardada || guardada.processo.excluidoEm) throw naoEncontrado('Este processo');
  return guardada.declaracao;
}
