import { enqueueSnackbar } from 'notistack';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { arquivoDaDeclaracao } from '#lib/api/declaracao/retificacao.ts';

/** Downloads a current or earlier file of a declaration, as received. A failure only shows a message. */
export async function baixarArquivoDaDeclaracao(
  processoId: string,
  arquivo: { id: string; nome: string },
): Promise<void> {
  try {
    salvarArquivo(await arquivoDaDeclaracao(processoId, arquivo), arquivo.nome);
  } catch (erro) {
    enqueueSnackbar(`${arquivo.nome} não foi baixado. ${(erro as Error).message}`, { variant: 'error' });
  }
}
