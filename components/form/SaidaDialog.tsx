import Button from '@mui/material/Button';
import useEventCallback from '@mui/utils/useEventCallback';
import { useBlocker } from '@tanstack/react-router';
import { DescartarDialog } from '#components/ui/dialogs/DescartarDialog.tsx';
import { checkSession } from '#lib/session/session.ts';

interface SaidaDialogProps {
  estaSujo: () => boolean;
  /** Whether the typed text can be kept as a draft. */
  guardaRascunho: boolean;
  despejar: () => Promise<void>;
  descartar: () => Promise<void>;
}

/**
 * Asks before the person leaves a form with unsaved changes. The end of the session does not ask: it goes to the login, and the
 * draft stays.
 */
export function SaidaDialog({ estaSujo, guardaRascunho, despejar, descartar }: SaidaDialogProps) {
  const deveSegurar = useEventCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && estaSujo() && checkSession() !== null,
  );
  const fecharAvisa = useEventCallback(estaSujo);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: deveSegurar,
    enableBeforeUnload: fecharAvisa,
    withResolver: true,
  });
  const sair = async (antes: () => Promise<void>) => {
    await antes();
    proceed?.();
  };
  return (
    <DescartarDialog
      aberto={status === 'blocked'}
      aoContinuar={() => reset?.()}
      aoDescartar={() => sair(descartar)}
      outra={
        guardaRascunho && (
          <Button variant="outlined" color="inherit" onClick={() => sair(despejar)}>
            Sair e manter rascunho
          </Button>
        )
      }
    >
      {guardaRascunho
        ? 'O que você digitou ainda não foi gravado. O rascunho fica neste navegador por 30 dias e volta quando você abrir este formulário de novo.'
        : 'O que você digitou ainda não foi gravado, e este navegador não guarda rascunhos.'}
    </DescartarDialog>
  );
}
