import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';

/** Returns functions that tell of a bulk change with a button to undo it, and of a failure. */
export function useAvisoComDesfazer() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const contarFalha = (erro: unknown) => {
    enqueueSnackbar((erro as Error).message, { variant: 'error' });
  };
  const contar = (oQue: string, desfazer: () => Promise<void>) => {
    enqueueSnackbar(oQue, {
      variant: 'success',
      autoHideDuration: TEMPO_DE_DESFAZER,
      action: (aviso) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(aviso);
            // Thousands of records take a while, and the person may have left the page meanwhile.
            const andamento = enqueueSnackbar('Desfazendo…', { variant: 'info', persist: true });
            desfazer()
              .catch(contarFalha)
              .finally(() => closeSnackbar(andamento));
          }}
        >
          Desfazer
        </Button>
      ),
    });
  };
  return { contar, contarFalha };
}

const TEMPO_DE_DESFAZER = 20_000;
