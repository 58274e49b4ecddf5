import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import type { AoImportar } from '#server/comex/declaracao/guardar-arquivo.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { duplicate } from '#server/platform/refusals.ts';
import { recusarAnterior } from './confrontos-do-arquivo.ts';

/**
 * Writes declarations that have no record yet. A recorded declaration is refused with the process that holds it, even when it was
 * recorded during this write.
 */
export async function recusandoRepetidas<T>(
  { db, quem }: AoImportar,
  declaracoes: DeclaracaoImportacao[],
  gravar: () => Promise<T>,
): Promise<T> {
  await recusar();
  try {
    return await gravar();
  } catch (erro) {
    // Another person imported the same declaration between the check and the write.
    if (violatesUniqueness(erro)) await recusar();
    throw erro;
  }

  async function recusar(): Promise<void> {
    const numeros = declaracoes.map(({ numeroDI }) => numeroDI);
    const [repetida] = await declaracaoRepository(db, quem.empresaId).processosDasDis(numeros);
    if (!repetida) return;
    const [numeroDI, { id, numero, excluidoEm }] = repetida;
    const nova = declaracoes.find((di) => di.numeroDI === numeroDI);
    const guardada = excluidoEm ? null : await declaracaoGuardada(db, quem.empresaId, id);
    if (nova && guardada) recusarAnterior(guardada, nova);
    const onde = excluidoEm ? `${numero}, que está entre os excluídos` : numero;
    throw duplicate(`A ${escreverDeclaracao(numeroDI)} já está no processo ${onde}.`, id);
  }
}
