import Button from '@mui/material/Button';
import { type OptionsObject, useSnackbar } from 'notistack';

/** Returns functions that tell of a change with a button to undo it, and of a failure. */
export function useAvisoComDesfazer() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const contarFalha = (erro: unknown) => {
    enqueueSnackbar((erro as Error).message, { variant: 'error' });
  };
  const desfazerComAviso = (desfazer: () => Promise<void>) => {
    // Thousands of records take a while, and the person may have left the page meanwhile.
    const andamento = enqueueSnackbar('Desfazendo…', { variant: 'info', persist: true });
    desfazer()
      .catch(contarFalha)
      .finally(() => closeSnackbar(andamento));
  };
  const avisar = (opcoes: OptionsObject, botao: string) => (oQue: string, desfazer: () => Promise<void>) => {
    enqueueSnackbar(oQue, {
      variant: 'success',
      ...opcoes,
      action: (aviso) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(aviso);
            desfazerComAviso(desfazer);
          }}
        >
          {botao}
        </Button>
      ),
    });
  };
  return {
    contar: avisar({ autoHideDuration: TEMPO_DE_DESFAZER }, 'Desfazer'),
    /** Tells of one act on many records. It stays until the person closes it. */
    contarAto: avisar({ persist: true }, 'Desfazer tudo'),
    contarFalha,
  };
}

const TEMPO_DE_DESFAZER = 20_000;
