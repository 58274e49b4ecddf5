import { download } from './client.ts';

/** Downloads the PDF of a processo. It has a file of its own: the palette needs it, and not the contract of the processo. */
export function espelhoDoProcesso(id: string): Promise<Blob> {
  return download(`/api/Processo/${id}/Espelho`, {});
}
