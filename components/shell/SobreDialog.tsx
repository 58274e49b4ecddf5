import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';

interface SobreDialogProps {
  versao: string;
  /** Version of the server; null if the server does not report it. */
  doServidor: ReactNode;
  /** What is new in this version. */
  novidades: ReactNode;
  aoFechar: () => void;
}

/** Dialog about Cais: its version and what is new. */
export function SobreDialog({ versao, doServidor, novidades, aoFechar }: SobreDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={aoFechar} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Sobre o Cais</DialogTitle>
      <DialogContent dividers tabIndex={0} role="group" aria-labelledby={id}>
        <Typography sx={{ mb: 2 }}>
          O Cais acompanha a importação de Manaus do pedido de compra à internação. Quem usa confere e assina: a lei e o
          declarado valem antes de qualquer conta dele.
        </Typography>
        <DescriptionList>
          <DescriptionItem nome="Versão">{versao}</DescriptionItem>
          <DescriptionItem nome="Versão do servidor">{doServidor}</DescriptionItem>
        </DescriptionList>
        {novidades}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button variant="contained" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
