import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useGravarNaoConvertidos } from '#lib/api/saldo/nao-convertido.ts';
import type { LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';

/** Takes back a line that was marked as declared, with the reason. */
export function DesfazerDialog({ linha, aoFechar }: { linha: LinhaNaoConvertidaLida; aoFechar: () => void }) {
  const { desfazer } = useGravarNaoConvertidos();
  const { gravando, falha, enviar } = useUpload();
  const { enqueueSnackbar } = useSnackbar();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const confirmar = async () => {
    setTentou(true);
    if (motivo.trim() === '' || !linha.declaracao) return;
    const { id } = linha.declaracao;
    if (!(await enviar(() => desfazer({ id, motivo })))) return;
    enqueueSnackbar('Declaração desfeita.', { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo="Desfazer a declaração"
      confirmar="Desfazer"
      grave
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <Typography variant="body2">
        {linha.lote.descricao} volta para “A declarar”. O evento registrado fora do Cais não muda.
      </Typography>
      <TextField
        label="Motivo"
        required
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
        error={tentou && motivo.trim() === ''}
        helperText={
          tentou && motivo.trim() === '' ? 'Diga por que a declaração é desfeita.' : 'Fica no histórico do lote.'
        }
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DialogoDeFormulario>
  );
}
