import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useGravarNotas } from '#lib/api/dci-notas.ts';
import type { ErroApi } from '#lib/api/erro-api.ts';
import type { NotaDaDci } from '#lib/contracts/dci-notas.ts';

interface DeixarDeForaDialogProps {
  dciId: string;
  nota: NotaDaDci;
  aoFechar: () => void;
}

/** Asks why a nota is not to be in the DCI. */
export function DeixarDeForaDialog({ dciId, nota, aoFechar }: DeixarDeForaDialogProps) {
  const id = useId();
  const { deixarDeFora } = useGravarNotas(dciId);
  const { enqueueSnackbar } = useSnackbar();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const erro = tentou && motivo.trim() === '' ? 'Diga por que a nota fica de fora.' : falha?.campos.motivo;
  const confirmar = async () => {
    setTentou(true);
    if (motivo.trim() === '') return;
    setGravando(true);
    try {
      await deixarDeFora(nota, motivo.trim());
      enqueueSnackbar(`Nota ${nota.numero} deixada de fora.`, { variant: 'success' });
      aoFechar();
    } catch (recusa) {
      setFalha(recusa as ErroApi);
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Deixar de fora a nota {nota.numero}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-fora`}
          onSubmit={(evento) => {
            evento.preventDefault();
            confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
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
        </Stack>
      </DialogContent>
      <RodapeDoDialogo saida="Voltar" aoFechar={aoFechar} type="submit" form={`${id}-fora`} loading={gravando}>
        Deixar de fora
      </RodapeDoDialogo>
    </Dialog>
  );
}
