import { type ImportadorLido, importador } from '#lib/contracts/importador.ts';
import { useRegistro } from './cadastro.ts';
import type { ListResource } from './list.ts';

export const IMPORTADOR: ListResource<ImportadorLido> = { recurso: '/api/Importador', linha: importador };

/** Reads the importador of a record, whose settings apply to all its records. Null skips the request. */
export function useImportador(id: string | null) {
  return useRegistro(IMPORTADOR, id || null);
}
