import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { type ReactNode, useId, useState } from 'react';
import type { ErroApi } from '#lib/api/erro-api.ts';

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
  const id = useId();
  const { enqueueSnackbar } = useSnackbar();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const enviar = async () => {
    if (!aoTentar() || !pode) return;
    setGravando(true);
    setFalha(null);
    try {
      await gravar();
      enqueueSnackbar(feito, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as ErroApi);
      setGravando(false);
    }
  };
  const erros = falha?.campos ?? {};
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-movimento`}
          onSubmit={(evento) => {
            evento.preventDefault();
            enviar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {falha && Object.keys(erros).length === 0 && <Alert severity="error">{falha.message}</Alert>}
          {children(erros)}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={aoFechar}>
          Voltar
        </Button>
        <Button type="submit" form={`${id}-movimento`} variant="contained" loading={gravando}>
          {confirmar}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
