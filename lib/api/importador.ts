import { type ImportadorLido, importador } from '#lib/contracts/importador.ts';
import { useRegistro } from './cadastro.ts';
import type { ListResource } from './list.ts';

export const IMPORTADOR: ListResource<ImportadorLido> = { recurso: '/api/Importador', linha: importador };

/** The industry a record is of, for what it says of all its records; none asks for none. */
export function useImportador(id: string | null) {
  return useRegistro(IMPORTADOR, id || null);
}
