import { type ImportadorApontado, nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';

const nadaADizer = () => '';

/** How the history tells of another importer of a record: by its name and CNPJ alone. */
export const VALORES_DO_IMPORTADOR = {
  importador: (valor: unknown) => nomeDoImportador(valor as ImportadorApontado),
  'importador.id': nadaADizer,
  'importador.excluido': nadaADizer,
  'importador.cnpj': (valor: unknown) => formatarCnpj(valor as string),
};
