import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';

interface ExclusaoDialogProps {
  titulo: string;
  /** Explains what will happen. */
  children: ReactNode;
  excluir: () => Promise<unknown>;
  aoFechar: () => void;
  aoExcluir: () => void;
  /** Disables the button: a required confirmation is missing, or the deletion is impossible. */
  impedido?: boolean;
  /** Label of the button, when the action is not a deletion. */
  verbo?: string;
}

/** Dialog that explains a deletion before it happens. If the server refuses, the dialog shows the error. */
export function ExclusaoDialog({
  titulo,
  children,
  excluir,
  aoFechar,
  aoExcluir,
  impedido,
  verbo = 'Excluir',
}: ExclusaoDialogProps) {
  const idDoTitulo = useId();
  const [excluindo, setExcluindo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setExcluindo(true);
    setFalha(null);
    try {
      await excluir();
      aoExcluir();
    } catch (erro) {
      setFalha(erro as Error);
      setExcluindo(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={idDoTitulo} maxWidth="sm" fullWidth>
      <DialogTitle id={idDoTitulo}>{titulo}</DialogTitle>
      <DialogContent>
        {children}
        {falha && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {falha.message}
          </Alert>
        )}
      </DialogContent>
      <RodapeDoDialogo
        saida="Cancelar"
        focoNaSaida
        aoFechar={aoFechar}
        color="error"
        loading={excluindo}
        disabled={impedido}
        onClick={confirmar}
      >
        {verbo}
      </RodapeDoDialogo>
    </Dialog>
  );
}
