import type { ComecoDeRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { formularioDe } from '#components/form/formulario-de.ts';
import { type ItemDaMatrizNovo, itemDaMatriz, itemDaMatrizNovo } from '#lib/contracts/cadastros/matriz-tributacao.ts';
import { type ImportadorApontado, nomeDoImportador } from '#lib/domain/cadastros/importador.ts';

export const FORMULARIO_DA_MATRIZ = formularioDe({
  recurso: 'MatrizTributacao',
  esquema: itemDaMatrizNovo,
  contrato: itemDaMatriz,
});

/** The starting values of a row created from the record of an importer. */
export function comecoNoImportador({
  id,
  cnpj,
  razaoSocial,
}: Omit<ImportadorApontado, 'excluido'>): ComecoDeRegistro<ItemDaMatrizNovo> {
  const rotulos = { [id]: nomeDoImportador({ cnpj, razaoSocial, excluido: false }) };
  return { chave: id, valores: { importador: { id } }, rotulos };
}
