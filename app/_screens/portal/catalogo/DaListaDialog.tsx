import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface DaListaDialogProps {
  titulo: string;
  aoFechar: () => void;
  children: ReactNode;
}

/** Shows what a figure of the comparison counts. */
export function DaListaDialog({ titulo, aoFechar, children }: DaListaDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
