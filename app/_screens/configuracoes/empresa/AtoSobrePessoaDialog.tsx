import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';

interface AtoSobrePessoaDialogProps {
  titulo: string;
  /** What follows from the act. */
  children: ReactNode;
  /** The label of the button. */
  ato: string;
  fazer: () => Promise<unknown>;
  aoFazer: () => void;
  aoFechar: () => void;
}

/** Explains the consequences of an act on a colleague before it is done, and shows why it failed. */
export function AtoSobrePessoaDialog(props: AtoSobrePessoaDialogProps) {
  const { titulo, children, ato, fazer, aoFazer, aoFechar } = props;
  const idDoTitulo = useId();
  const [fazendo, setFazendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setFazendo(true);
    try {
      await fazer();
      aoFazer();
    } catch (erro) {
      setFalha(erro as Error);
      setFazendo(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={idDoTitulo} maxWidth="xs" fullWidth>
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
        loading={fazendo}
        onClick={confirmar}
      >
        {ato}
      </RodapeDoDialogo>
    </Dialog>
  );
}
