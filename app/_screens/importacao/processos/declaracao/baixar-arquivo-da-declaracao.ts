import { enqueueSnackbar } from 'notistack';
import { salvarArquivo } from '#components/ui/salvar-arquivo.ts';
import { arquivoDaDeclaracao } from '#lib/api/retificacao.ts';

/** A file a declaration is or was from, as it was received; a failure is told and nothing else happens. */
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
