import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';

/** Returns a function that tells of an act on many records, until the person closes it, with a button that undoes the whole act. */
export function useDesfazerTudo() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return (oQue: string, desfazer: () => Promise<void>) =>
    enqueueSnackbar(oQue, {
      variant: 'success',
      persist: true,
      action: (aviso) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(aviso);
            void desfazer();
          }}
        >
          Desfazer tudo
        </Button>
      ),
    });
}
