import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { RecusadosPorMotivo } from './RecusadosPorMotivo.tsx';

/**
 * Returns a function that lists the rows a bulk change refused, with the reasons. The snackbar stays until the person closes it,
 * even after leaving the list.
 */
export function useAvisoDeRecusados() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** `quantos` is a formatted count: `1.234 importadores`. */
  return (quantos: string, recusados: ResultadoDeVarios['recusados']) => {
    const ficaram = recusados.length === 1 ? 'ficou como estava' : 'ficaram como estavam';
    enqueueSnackbar(<RecusadosPorMotivo titulo={`${quantos} ${ficaram}:`} recusados={recusados} />, {
      variant: 'warning',
      persist: true,
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => closeSnackbar(aviso)}>
          Fechar
        </Button>
      ),
    });
  };
}
