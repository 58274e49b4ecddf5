import { useRegistro } from '#lib/api/platform/cadastro.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { contratoDeImportador, type ImportadorLido } from '#lib/registros/importador.ts';

export const IMPORTADOR: ListResource<ImportadorLido> = {
  recurso: '/api/Importador',
  linha: contratoDeImportador.lido,
};

/** Reads the importador of a record, whose settings apply to all its records. Null skips the request. */
export function useImportador(id: string | null) {
  return useRegistro(IMPORTADOR, id || null);
}
