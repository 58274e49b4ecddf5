import useEventCallback from '@mui/utils/useEventCallback';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { DescartarDialog } from './DescartarDialog.tsx';
import { useDialogoEmVolta } from './dialogo-em-volta.ts';

interface PerguntaAoSair {
  /** Stands anywhere on the page: the question, while it is open. */
  pergunta: ReactNode;
  /** Does this at once, or after the person agreed to lose what is typed. */
  antesDe: (fazer: () => void) => void;
}

interface Opcoes {
  /** The fields go with another tab of the same page too; otherwise only Back takes them away within it. */
  tambemNaBusca?: boolean;
}

/**
 * Asks before something typed is lost that no draft keeps: a short act, a confirmation. `haDigitado` is read at that moment. Inside a
 * dialog that asks, the dialog asks for it. The end of the session, which leads to a page of the entry, asks nothing.
 */
export function usePerguntaAoSair(haDigitado: () => boolean, { tambemNaBusca = false }: Opcoes = {}): PerguntaAoSair {
  const [depois, setDepois] = useState<(() => void) | null>(null);
  const digitou = useEventCallback(haDigitado);
  const emVolta = useDialogoEmVolta();
  useEffect(() => emVolta?.registrar(digitou), [emVolta, digitou]);
  const deveSegurar = useCallback(
    ({ current, next, action }: Parameters<ShouldBlockFn>[0]) => {
      if (emVolta || next.pathname.startsWith('/pages/')) return false;
      const outraPagina = current.pathname !== next.pathname;
      const outraBusca = JSON.stringify(current.search) !== JSON.stringify(next.search);
      return (outraPagina || (outraBusca && (tambemNaBusca || VOLTAS.has(action)))) && digitou();
    },
    [emVolta, tambemNaBusca, digitou],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: deveSegurar,
    enableBeforeUnload: digitou,
    withResolver: true,
  });
  const responder = (ir: (() => void) | undefined) => {
    setDepois(null);
    ir?.();
  };
  return {
    antesDe: (fazer) => (digitou() ? setDepois(() => fazer) : fazer()),
    pergunta: (
      <DescartarDialog
        aberto={status === 'blocked' || depois !== null}
        aoDescartar={() => responder(depois ?? proceed)}
        aoContinuar={() => responder(reset)}
      >
        O que você digitou ainda não foi gravado, e daqui não fica rascunho.
      </DescartarDialog>
    ),
  };
}

const VOLTAS: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);
