import Dialog, { type DialogProps } from '@mui/material/Dialog';
import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo, useRef } from 'react';
import { useCamposDigitados } from '#components/ui/fields/use-campos-digitados.ts';
import { DialogoEmVoltaContexto } from './dialogo-em-volta.ts';
import { usePerguntaAoSair } from './use-pergunta-ao-sair.tsx';

interface DialogoComCamposProps extends Omit<DialogProps, 'onClose' | 'onFocus'> {
  onClose: (() => void) | undefined;
  /** Its act is on its way, and may lead to another page. */
  ocupado?: () => boolean;
}

/** Dialog for a single act, with fields that no draft keeps. It asks before Escape, the backdrop or another page loses what was typed. */
export function DialogoComCampos({ onClose, ocupado = () => false, children, ...props }: DialogoComCamposProps) {
  const { aoFocar, digitou } = useCamposDigitados();
  const dentro = useRef(new Set<() => boolean>());
  const haDigitado = () => digitou() || [...dentro.current].some((ha) => ha());
  const { pergunta, antesDe } = usePerguntaAoSair(() => haDigitado() && !ocupado());
  const sair = useEventCallback(antesDe);
  const emVolta = useMemo(
    () => ({
      antesDe: sair,
      registrar: (ha: () => boolean) => {
        dentro.current.add(ha);
        return () => void dentro.current.delete(ha);
      },
    }),
    [sair],
  );
  return (
    <>
      <Dialog
        {...props}
        {...(onClose && { onClose: () => antesDe(onClose) })}
        onFocus={aoFocar}
        data-digitado="pergunta"
      >
        <DialogoEmVoltaContexto value={emVolta}>{children}</DialogoEmVoltaContexto>
      </Dialog>
      {pergunta}
    </>
  );
}
