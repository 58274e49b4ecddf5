import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { impedimentoDoRepresentante } from '#lib/domain/representante.ts';
import type { Banco } from '#server/db/banco.ts';
import { contraRegra } from '#server/erros.ts';
import { representanteRepository } from './representante-repository.ts';

/**
 * For whatever a representative signs: that on this day they may act for this importer.
 * @throws {Recusa} 422 with the reason when they may not.
 */
export async function exigirRepresentante(
  tx: Banco,
  empresaId: string,
  { representanteId, importadorId, dia }: { representanteId: string; importadorId: string; dia: DataTexto },
): Promise<void> {
  const achado = await representanteRepository(tx, empresaId).buscar(representanteId);
  if (!achado || achado.excluidoEm !== null) throw contraRegra('Este representante não existe ou foi excluído.');
  const impedimento = impedimentoDoRepresentante(achado, dia);
  if (impedimento) throw contraRegra(`${achado.nome} não pode ser usado. ${impedimento}`);
  const seu = achado.importadores.find(({ id }) => id === importadorId);
  if (!seu || seu.excluido) throw contraRegra(`${achado.nome} não atua por este importador.`);
}
