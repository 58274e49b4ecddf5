import { useRegistro } from '#lib/api/platform/cadastro.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type ImportadorLido, importador } from '#lib/contracts/cadastros/importador.ts';

export const IMPORTADOR: ListResource<ImportadorLido> = { recurso: '/api/Importador', linha: importador };

/** Reads the importador of a record, whose settings apply to all its records. Null skips the request. */
export function useImportador(id: string | null) {
  return useRegistro(IMPORTADOR, id || null);
}
