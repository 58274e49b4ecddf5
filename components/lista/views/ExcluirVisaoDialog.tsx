import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import type { Visao } from '#lib/contracts/platform/visao.ts';

interface ExcluirVisaoDialogProps {
  visao: Visao;
  aoFechar: () => void;
  aoExcluir: () => void;
}

/** Asks before a saved view is deleted. */
export function ExcluirVisaoDialog({ visao: { nome, compartilhada }, aoFechar, aoExcluir }: ExcluirVisaoDialogProps) {
  return (
    <Dialog open onClose={aoFechar} aria-labelledby="excluir-visao">
      <DialogTitle id="excluir-visao">Excluir a visão “{nome}”?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Nenhum registro é excluído.{compartilhada && ' A visão some também para as outras pessoas da empresa.'}
        </DialogContentText>
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} color="error" onClick={aoExcluir}>
        Excluir
      </RodapeDoDialogo>
    </Dialog>
  );
}
