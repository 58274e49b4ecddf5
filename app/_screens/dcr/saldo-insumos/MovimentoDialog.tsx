import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';

interface MovimentoDialogProps {
  titulo: string;
  confirmar: string;
  /** The message shown after saving. */
  feito: string;
  /** False while the typed quantity would make the balance negative. */
  pode: boolean;
  /** Whether all fields are filled. Called when the person confirms, to show what is missing. */
  aoTentar: () => boolean;
  gravar: () => Promise<unknown>;
  aoFechar: () => void;
  children: (erros: Readonly<Record<string, string>>) => ReactNode;
}

/** A dialog for a movement made by hand: its fields and the errors of the server. */
export function MovimentoDialog(props: MovimentoDialogProps) {
  const { titulo, confirmar, feito, pode, aoTentar, gravar, aoFechar, children } = props;
  const { enqueueSnackbar } = useSnackbar();
  const { gravando, falha, enviar } = useUpload();
  const confirmado = async () => {
    if (!aoTentar() || !pode || !(await enviar(gravar))) return;
    enqueueSnackbar(feito, { variant: 'success' });
    aoFechar();
  };
  const erros = falha?.campos ?? {};
  return (
    <DialogoDeFormulario
      titulo={titulo}
      confirmar={confirmar}
      gravando={gravando}
      aoConfirmar={confirmado}
      aoFechar={aoFechar}
    >
      {falha && Object.keys(erros).length === 0 && <Alert severity="error">{falha.message}</Alert>}
      {children(erros)}
    </DialogoDeFormulario>
  );
}
