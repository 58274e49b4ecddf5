import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useRef } from 'react';
import { DialogoComCampos } from './DialogoComCampos.tsx';
import { RodapeDoDialogo } from './RodapeDoDialogo.tsx';

interface DialogoDeFormularioProps {
  titulo: ReactNode;
  /** Label of the confirm button. */
  confirmar: string;
  /** The action removes something. */
  grave?: boolean;
  largura?: 'xs' | 'sm';
  /** Fills the screen, as on a phone. */
  tela?: boolean;
  /** Label of the exit button: `Voltar` when nothing is lost, `Cancelar` when typed text is lost. */
  saida?: 'Voltar' | 'Cancelar';
  /** The form cannot be confirmed in its current state. */
  impedido?: boolean;
  gravando?: boolean;
  aoConfirmar: () => unknown;
  aoFechar: () => void;
  children: ReactNode;
}

/** Dialog with a few fields. Enter in any field presses the confirm button. */
export function DialogoDeFormulario(props: DialogoDeFormularioProps) {
  const { titulo, confirmar: verbo, grave = false, largura = 'xs', tela = false, saida = 'Voltar' } = props;
  const { impedido = false, gravando = false, aoConfirmar, aoFechar, children } = props;
  const id = useId();
  /** Until the act is over, page and all: its success may lead elsewhere. */
  const confirmando = useRef(false);
  const confirmar = async () => {
    confirmando.current = true;
    try {
      await aoConfirmar();
    } finally {
      confirmando.current = false;
    }
  };
  return (
    <DialogoComCampos
      open
      onClose={aoFechar}
      ocupado={() => confirmando.current}
      aria-labelledby={id}
      maxWidth={largura}
      fullWidth
      fullScreen={tela}
    >
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-campos`}
          onSubmit={(evento) => {
            evento.preventDefault();
            if (!impedido && !gravando) void confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {children}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida={saida}
        aoFechar={aoFechar}
        type="submit"
        form={`${id}-campos`}
        color={grave ? 'error' : 'primary'}
        disabled={impedido}
        loading={gravando}
      >
        {verbo}
      </RodapeDoDialogo>
    </DialogoComCampos>
  );
}
