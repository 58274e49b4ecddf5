import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { useUpload } from '#lib/api/use-upload.ts';

interface MovimentoDialogProps {
  titulo: string;
  confirmar: string;
  /** Said once it is done. */
  feito: string;
  /** False while what is typed would leave less than nothing. */
  pode: boolean;
  /** Whether nothing is missing; told when the person tries. */
  aoTentar: () => boolean;
  gravar: () => Promise<unknown>;
  aoFechar: () => void;
  children: (erros: Readonly<Record<string, string>>) => ReactNode;
}

/** What is written down of a lote by hand: its fields, and what the server has against them. */
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
