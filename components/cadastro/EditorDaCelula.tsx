import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { refusedStepSentence } from '#lib/api/api-error.ts';
import { useUpload } from '#lib/api/use-upload.ts';

interface EditorDaCelulaProps<Valor> {
  /** The cell. */
  lugar: HTMLElement;
  titulo: string;
  /** The version of the row. A conflict gives the newer one, so that the next Enter is a choice made with its knowledge. */
  versao: number;
  inicial: Valor;
  gravar: (valor: Valor, versao: number) => Promise<unknown>;
  aoFechar: () => void;
  campo: (valor: Valor, mudar: (valor: Valor) => void, erros: Readonly<Record<string, string>>) => ReactNode;
}

/** Editor over a cell. Enter saves, Escape gives up. A refusal stands under the field, and what was typed stays. */
export function EditorDaCelula<Valor>(props: EditorDaCelulaProps<Valor>) {
  const { lugar, titulo, inicial, gravar, aoFechar, campo } = props;
  const [vista] = useState(props.versao);
  const { versao, aoRecusar } = useVersaoDoPasso(vista);
  const [valor, setValor] = useState(inicial);
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const confirmar = async () => {
    if (gravando) return;
    if (JSON.stringify(valor) === JSON.stringify(inicial) && !falha) aoFechar();
    else if (await enviar(() => gravar(valor, versao))) aoFechar();
  };
  return (
    <Popover
      open
      anchorEl={lugar}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': titulo } as object }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          void confirmar();
        }}
        // In a select Enter does not submit by itself.
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' || !(evento.target instanceof HTMLSelectElement)) return;
          evento.preventDefault();
          evento.currentTarget.requestSubmit();
        }}
        sx={{ p: 1.5, width: Math.max(260, lugar.offsetWidth + 24), maxWidth: 360 }}
      >
        <Stack sx={{ gap: 1.5 }}>
          {campo(valor, setValor, falha?.campos ?? SEM_ERROS)}
          {falha && <Alert severity="error">{refusedStepSentence(falha, 'o registro')}</Alert>}
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Enter grava · Esc desiste
            </Typography>
            <Button type="submit" size="small" variant="contained" loading={gravando}>
              Gravar
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Popover>
  );
}

const SEM_ERROS = {};
