import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';

interface EncerrarDialogProps {
  titular: string;
  aoFechar: () => void;
  aoConfirmar: () => void;
}

/** Explains what ending a key does, before it is done. */
export function EncerrarDialog({ titular, aoFechar, aoConfirmar }: EncerrarDialogProps) {
  const titulo = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <DialogTitle id={titulo}>Encerrar a credencial de {titular}?</DialogTitle>
      <DialogContent>
        O Cais apaga a chave e não consulta mais por ela. O que já buscou fica. No Portal Único a chave continua
        valendo: revogue-a lá também.
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" focoNaSaida aoFechar={aoFechar} onClick={aoConfirmar}>
        Encerrar
      </RodapeDoDialogo>
    </Dialog>
  );
}
