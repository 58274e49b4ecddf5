import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { RodapeDoDialogo } from './RodapeDoDialogo.tsx';

interface DialogoDeFormularioProps {
  titulo: ReactNode;
  /** What it does, on its button. */
  confirmar: string;
  /** It takes something away. */
  grave?: boolean;
  largura?: 'xs' | 'sm';
  /** It takes all of the screen, as on a phone. */
  tela?: boolean;
  /** What leaving is called: nothing is lost by it, or what was typed is. */
  saida?: 'Voltar' | 'Cancelar';
  /** It cannot be done as it stands. */
  impedido?: boolean;
  gravando?: boolean;
  aoConfirmar: () => unknown;
  aoFechar: () => void;
  children: ReactNode;
}

/** A few fields asked for in a dialog; Enter in any of them is its button. */
export function DialogoDeFormulario(props: DialogoDeFormularioProps) {
  const { titulo, confirmar, grave = false, largura = 'xs', tela = false, saida = 'Voltar' } = props;
  const { impedido = false, gravando = false, aoConfirmar, aoFechar, children } = props;
  const id = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth={largura} fullWidth fullScreen={tela}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-campos`}
          onSubmit={(evento) => {
            evento.preventDefault();
            if (!impedido && !gravando) aoConfirmar();
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
        {confirmar}
      </RodapeDoDialogo>
    </Dialog>
  );
}
