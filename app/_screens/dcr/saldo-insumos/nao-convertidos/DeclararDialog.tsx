import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useGravarNaoConvertidos } from '#lib/api/saldo/nao-convertido.ts';
import type { LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

interface DeclararDialogProps {
  /** Name of the import document. */
  nome: string;
  /** Lines with known amounts. */
  linhas: readonly LinhaNaoConvertidaLida[];
  /** What changes lots of the document if they are calculated again. */
  recalculo: string | null;
  aoFechar: () => void;
}

/** Marks the known lines of a document as declared by event 112120, with its day and protocol. */
export function DeclararDialog({ nome, linhas, recalculo, aoFechar }: DeclararDialogProps) {
  const { declarar } = useGravarNaoConvertidos();
  const { gravando, falha, enviar } = useUpload();
  const { enqueueSnackbar } = useSnackbar();
  const [data, setData] = useState(hojeEmManaus());
  const [protocolo, setProtocolo] = useState('');
  const [tentou, setTentou] = useState(false);
  const erros = falha?.campos ?? {};
  const confirmar = async () => {
    setTentou(true);
    if (protocolo.trim() === '') return;
    const pedidas = linhas.map(({ lote, origem, raizId, quantidade }) => ({
      loteId: lote.id,
      origem,
      raizId,
      quantidade,
    }));
    if (!(await enviar(() => declarar({ linhas: pedidas, data, protocolo })))) return;
    enqueueSnackbar('Declaração anotada.', { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo="Marcar como declarado"
      confirmar="Marcar"
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && Object.keys(erros).length === 0 && <Alert severity="error">{falha.message}</Alert>}
      <Typography variant="body2">
        {linhas.length === 1 ? 'Uma linha' : `${linhas.length} linhas`} de {nome}. Anote aqui o evento 112120 já
        registrado na nota de importação.
      </Typography>
      {recalculo && <Alert severity="warning">{recalculo}</Alert>}
      <DateField rotulo="Data do evento" obrigatorio valor={data} aoMudar={setData} erro={erros.data} />
      <TextField
        label="Protocolo"
        required
        value={protocolo}
        onChange={({ target }) => setProtocolo(target.value)}
        error={tentou && protocolo.trim() === ''}
        helperText={tentou && protocolo.trim() === '' ? 'Informe o protocolo do evento.' : erros.protocolo}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </DialogoDeFormulario>
  );
}
