import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { useVersaoDoPasso } from './use-versao-do-passo.ts';

/** Data of a step, as the API takes it. */
export interface PassoPedido {
  versao: number;
  data: string;
  numero: string | null;
  motivo: string | null;
}

interface PassoDialogProps {
  titulo: string;
  /** Version of the document on the page. */
  versao: number;
  /** Explains the effects of the step before it is taken. */
  nota?: ReactNode;
  /** Label of the number field; without it, the dialog does not ask for a number. */
  numero?: string;
  /** Help text under the number field. */
  ajudaDoNumero?: string;
  /** Label of the reason field; without it, the dialog does not ask for a reason. */
  motivo?: string | undefined;
  /** Paths of the fields in `children` for which the server may return errors. */
  outros?: readonly string[];
  confirmar: string;
  grave?: boolean;
  /** Message after the step is saved. */
  feito: string;
  gravar: (pedido: PassoPedido) => Promise<unknown>;
  aoFechar: () => void;
  /** Further fields; `erroEm` returns the server's error for a field. */
  children?: (erroEm: (campo: string) => string | undefined) => ReactNode;
}

/** Dialog for the data of a step: its date and, depending on the step, a number or a reason. */
export function PassoDialog(props: PassoDialogProps) {
  const { titulo, nota, numero, ajudaDoNumero, motivo, outros = [], confirmar, grave = false, feito } = props;
  const { gravar, aoFechar, children } = props;
  const { versao, aoRecusar } = useVersaoDoPasso(props.versao);
  const { enqueueSnackbar } = useSnackbar();
  const [pedido, setPedido] = useState<Omit<PassoPedido, 'versao'>>({
    data: hojeEmManaus(),
    numero: null,
    motivo: null,
  });
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const mudar = (mudanca: Partial<PassoPedido>) => setPedido({ ...pedido, ...mudanca });
  const erroEm = (campo: string) => falha?.campos[campo];
  const semCampo = falha && !['data', 'numero', 'motivo', ...outros].some((campo) => campo in falha.campos);
  const passar = async () => {
    if (!(await enviar(() => gravar({ versao, ...pedido })))) return;
    enqueueSnackbar(feito, { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={titulo}
      confirmar={confirmar}
      grave={grave}
      gravando={gravando}
      aoConfirmar={passar}
      aoFechar={aoFechar}
    >
      {semCampo && <Alert severity="error">{refusedStepSentence(falha)}</Alert>}
      {nota && <Typography variant="body2">{nota}</Typography>}
      {numero && (
        <TextField
          label={numero}
          required
          autoFocus
          value={pedido.numero ?? ''}
          onChange={({ target }) => mudar({ numero: target.value.replace(/\D/g, '') || null })}
          error={Boolean(erroEm('numero'))}
          helperText={erroEm('numero') ?? ajudaDoNumero}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
      {children?.(erroEm)}
      <DateField
        rotulo="Data"
        obrigatorio
        focado={!numero && !children}
        valor={pedido.data}
        aoMudar={(data) => mudar({ data })}
        erro={erroEm('data')}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {motivo && (
        <TextField
          label={motivo}
          required
          multiline
          minRows={2}
          value={pedido.motivo ?? ''}
          onChange={({ target }) => mudar({ motivo: target.value || null })}
          error={Boolean(erroEm('motivo'))}
          helperText={erroEm('motivo')}
          maxRows={8}
        />
      )}
    </DialogoDeFormulario>
  );
}
