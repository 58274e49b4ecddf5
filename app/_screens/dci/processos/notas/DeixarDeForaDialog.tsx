import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useGravarNotas } from '#lib/api/dci/dci-notas.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';

interface DeixarDeForaDialogProps {
  dciId: string;
  nota: NotaDaDci;
  aoFechar: () => void;
}

/** Asks for the reason to leave a nota out of the DCI. */
export function DeixarDeForaDialog({ dciId, nota, aoFechar }: DeixarDeForaDialogProps) {
  const { deixarDeFora } = useGravarNotas(dciId);
  const { enqueueSnackbar } = useSnackbar();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const { gravando, falha, enviar } = useUpload();
  const erro = tentou && motivo.trim() === '' ? 'Diga por que a nota fica de fora.' : falha?.campos.motivo;
  const confirmar = async () => {
    setTentou(true);
    if (motivo.trim() === '' || !(await enviar(() => deixarDeFora(nota, motivo.trim())))) return;
    enqueueSnackbar(`Nota ${nota.numero} deixada de fora.`, { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={`Deixar de fora a nota ${nota.numero}`}
      confirmar="Deixar de fora"
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && !falha.campos.motivo && <Alert severity="error">{falha.message}</Alert>}
      <TextField
        label="Motivo"
        required
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
        error={Boolean(erro)}
        helperText={erro ?? 'Fica na nota e no histórico; ela pode ser incluída de novo.'}
      />
    </DialogoDeFormulario>
  );
}
