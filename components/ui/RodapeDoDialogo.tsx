import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';

interface RodapeDoDialogoProps extends Omit<ButtonProps, 'variant'> {
  /** What leaving is called: `Voltar`, `Cancelar`. */
  saida: string;
  /** What is confirmed is not to be done by an Enter in passing. */
  focoNaSaida?: boolean;
  aoFechar: () => void;
}

/** The foot of a dialog: the way out, and what it was opened for. All the rest is of that second button, its label among it. */
export function RodapeDoDialogo({ saida, focoNaSaida = false, aoFechar, ...confirmacao }: RodapeDoDialogoProps) {
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" autoFocus={focoNaSaida} onClick={aoFechar}>
        {saida}
      </Button>
      <Button variant="contained" {...confirmacao} />
    </DialogActions>
  );
}
