import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

interface ExcluirRegistroDialogProps {
  /** `o fornecedor ACME` */
  oQue: string;
  consequencia: string;
  excluir: () => Promise<void>;
  aoFechar: () => void;
  aoExcluir: () => void;
}

/** Says what will happen before it does, and that it can be undone. */
export function ExcluirRegistroDialog({
  oQue,
  consequencia,
  excluir,
  aoFechar,
  aoExcluir,
}: ExcluirRegistroDialogProps) {
  const titulo = useId();
  const [excluindo, setExcluindo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setExcluindo(true);
    try {
      await excluir();
      aoExcluir();
    } catch (erro) {
      setFalha(erro as Error);
      setExcluindo(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Excluir {oQue}?</DialogTitle>
      <DialogContent>
        {consequencia} Fica no histórico e pode voltar: na lista, o filtro “Excluídos” o mostra.
        {falha && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {falha.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" autoFocus onClick={aoFechar}>
          Cancelar
        </Button>
        <Button variant="contained" color="error" loading={excluindo} onClick={confirmar}>
          Excluir
        </Button>
      </DialogActions>
    </Dialog>
  );
}
