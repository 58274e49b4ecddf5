import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { RecusadosPorMotivo } from './RecusadosPorMotivo.tsx';

/** Says which of many were left as they were, and why; it stays until it is closed, also when their list is another by now. */
export function useAvisoDeRecusados() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** `quantos`: how many, as `1.234 importadores`. */
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
