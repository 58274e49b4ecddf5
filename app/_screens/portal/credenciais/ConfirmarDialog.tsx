import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';

interface ConfirmarDialogProps {
  titulo: string;
  confirmar: string;
  aoFechar: () => void;
  aoConfirmar: () => void;
  children: ReactNode;
}

/** Explains what an act does, before it is done. */
export function ConfirmarDialog({ titulo, confirmar, aoFechar, aoConfirmar, children }: ConfirmarDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <RodapeDoDialogo saida="Cancelar" focoNaSaida aoFechar={aoFechar} onClick={aoConfirmar}>
        {confirmar}
      </RodapeDoDialogo>
    </Dialog>
  );
}
