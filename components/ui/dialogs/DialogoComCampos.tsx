import Dialog, { type DialogProps } from '@mui/material/Dialog';
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
  const sair = useRef(antesDe);
  sair.current = antesDe;
  const emVolta = useMemo(
    () => ({
      antesDe: (fazer: () => void) => sair.current(fazer),
      registrar: (ha: () => boolean) => {
        dentro.current.add(ha);
        return () => void dentro.current.delete(ha);
      },
    }),
    [],
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
