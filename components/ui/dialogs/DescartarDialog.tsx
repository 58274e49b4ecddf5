import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface DescartarDialogProps {
  aberto: boolean;
  aoDescartar: () => void;
  aoContinuar: () => void;
  /** Another way out, between the two. */
  outra?: ReactNode;
  children: ReactNode;
}

/** The one question before something typed is lost. */
export function DescartarDialog({ aberto, aoDescartar, aoContinuar, outra, children }: DescartarDialogProps) {
  const titulo = useId();
  return (
    <Dialog open={aberto} onClose={aoContinuar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Descartar alterações?</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="error" onClick={aoDescartar}>
          Descartar
        </Button>
        {outra}
        <Button variant="contained" autoFocus onClick={aoContinuar}>
          Continuar editando
        </Button>
      </DialogActions>
    </Dialog>
  );
}
