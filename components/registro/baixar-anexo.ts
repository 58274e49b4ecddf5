import { enqueueSnackbar } from 'notistack';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { attachmentContent } from '#lib/api/platform/attachment.ts';
import type { Documento } from '#lib/contracts/platform/documento.ts';

/** Saves an attachment through the browser's downloads, under its name in Cais. */
export async function baixarAnexo({ id, nome }: Pick<Documento, 'id' | 'nome'>): Promise<void> {
  try {
    salvarArquivo(await attachmentContent(id), nome);
  } catch (erro) {
    enqueueSnackbar(`${nome} não foi baixado. ${(erro as Error).message}`, { variant: 'error' });
  }
}
