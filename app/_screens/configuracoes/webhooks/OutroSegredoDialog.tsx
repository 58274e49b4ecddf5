import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';

interface OutroSegredoDialogProps {
  aoFechar: () => void;
  aoConfirmar: () => void;
}

/** Explains the consequences before another secret is made. */
export function OutroSegredoDialog({ aoFechar, aoConfirmar }: OutroSegredoDialogProps) {
  const titulo = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <DialogTitle id={titulo}>Fazer outro segredo?</DialogTitle>
      <DialogContent>
        O de agora deixa de assinar na hora. Até que o outro sistema tenha o novo, ele recusa o que lhe é enviado.
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" focoNaSaida aoFechar={aoFechar} onClick={aoConfirmar}>
        Fazer outro
      </RodapeDoDialogo>
    </Dialog>
  );
}
