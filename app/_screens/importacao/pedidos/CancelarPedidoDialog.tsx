import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { motivoDeNaoCaber } from '#lib/format/texto-que-cabe.ts';

interface CancelarPedidoDialogProps {
  numero: string;
  aoFechar: () => void;
  aoCancelar: (motivo: string) => void;
}

/** Asks for the reason before an order is cancelled. */
export function CancelarPedidoDialog({ numero, aoFechar, aoCancelar }: CancelarPedidoDialogProps) {
  const [motivo, setMotivo] = useState('');
  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby="cancelar-pedido" maxWidth="sm" fullWidth>
      <DialogTitle id="cancelar-pedido">Cancelar o pedido {numero}?</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Ele deixa de ser oferecido a processos. Pode ser reaberto aqui mesmo, ou desfeito pelo histórico.
        </Typography>
        <TextoField rotulo="Motivo" required autoFocus fullWidth maximo={MAXIMO} valor={motivo} aoMudar={setMotivo} />
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        color="error"
        disabled={motivo.trim() === '' || motivoDeNaoCaber(motivo, MAXIMO) !== undefined}
        onClick={() => aoCancelar(motivo.trim())}
      >
        Cancelar pedido
      </RodapeDoDialogo>
    </DialogoComCampos>
  );
}

const MAXIMO = 500;
