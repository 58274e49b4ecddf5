import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { salvarArquivo } from './salvar-arquivo.ts';

/** Returns a function that fetches a file and saves it through the browser's downloads. A failure shows a snackbar. */
export function useBaixar() {
  const { enqueueSnackbar } = useSnackbar();
  const [baixando, setBaixando] = useState(false);
  const baixar = async (buscar: () => Promise<Blob>, nome: string): Promise<void> => {
    setBaixando(true);
    try {
      salvarArquivo(await buscar(), nome);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setBaixando(false);
    }
  };
  return { baixando, baixar };
}
