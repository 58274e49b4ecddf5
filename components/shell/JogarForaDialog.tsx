import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';

/** Asks before a sample company is thrown away: nobody can enter it again. */
export function JogarForaDialog({ aoFechar, aoJogarFora }: { aoFechar: () => void; aoJogarFora: () => void }) {
  const titulo = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <DialogTitle id={titulo}>Jogar fora a empresa de exemplo?</DialogTitle>
      <DialogContent>
        O que foi feito nela não volta: outra empresa de exemplo começa do início. A sua empresa fica como está.
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" focoNaSaida aoFechar={aoFechar} onClick={aoJogarFora}>
        Jogar fora
      </RodapeDoDialogo>
    </Dialog>
  );
}
