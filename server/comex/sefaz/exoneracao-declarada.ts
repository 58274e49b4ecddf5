import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { daiRepository } from './dai-repository.ts';
import { marcaRepository, marcasEmPe } from './marca-repository.ts';

/**
 * Marks the exoneração do ICMS that the file of the DI declares, and removes the mark when a later file declares none. A mark made
 * by hand stays, and without a DAI there is nothing to mark.
 */
export async function marcarExoneracaoDeclarada(
  tx: Database,
  empresaId: string,
  { processoId, declaracao }: { processoId: string; declaracao: Pick<DeclaracaoImportacao, 'grupos'> },
  assinatura: Assinatura,
): Promise<void> {
  const marcas = marcaRepository(tx, empresaId);
  const dia = exoneracaoDeclarada(declaracao);
  const havia = marcasEmPe(await marcas.doProcesso(processoId)).find(({ tipo }) => tipo === 'EXONERACAO');
  if (havia ? !havia.daDeclaracao || havia.data === dia : dia === null) return;
  // A processo of training has no DAI to mark.
  const dais = daiRepository(tx, empresaId);
  if ((await dais.buscar(processoId)) === null) return;
  if (havia) await marcas.desfazer(havia.id, assinatura);
  if (dia) await marcas.inserir(processoId, [{ tipo: 'EXONERACAO', data: dia, daDeclaracao: true }], assinatura);
  await dais.acompanharMarcas(processoId, assinatura);
}

/**
 * Returns the day on which the ICMS of Amazonas was declared exempt in the Siscomex (domain/zfm.md §4, item 5); null when it was
 * not.
 */
export function exoneracaoDeclarada({ grupos }: Pick<DeclaracaoImportacao, 'grupos'>): DataTexto | null {
  const exonerado = (grupos?.icms ?? []).find(
    ({ codigoTipoRecolhimentoIcms, ufIcms, dataRegistro }) =>
      String(codigoTipoRecolhimentoIcms).replace(/^0+/, '') === EXONERACAO && ufIcms === 'AM' && dataRegistro,
  );
  return exonerado ? String(exonerado.dataRegistro) : null;
}

const EXONERACAO = '3';
