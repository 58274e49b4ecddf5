import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useCopiar } from '#components/ui/feedback/use-copiar.ts';

interface SegredoFeitoProps {
  segredo: string;
  /** Whether the new secret replaces another. */
  eraOutro: boolean;
}

/** Shows the secret, which is never shown again. The button that copies it gets the focus. */
export function SegredoFeito({ segredo, eraOutro }: SegredoFeitoProps) {
  const id = useId();
  const { copiado, copiar } = useCopiar(id);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
        <TextField
          id={id}
          label="Segredo"
          value={segredo}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { fontFamily: 'monospace' } } }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <Button variant="contained" autoFocus startIcon={<ContentCopy />} onClick={() => copiar(segredo)}>
          Copiar segredo
        </Button>
      </Stack>
      <Alert severity={copiado === 'nao' ? 'info' : copiado ? 'success' : 'warning'}>
        {AVISOS[copiado ?? 'antes']}
        {eraOutro && ' O anterior já não assina.'}
      </Alert>
    </Stack>
  );
}

const AVISOS = {
  antes: 'Copie agora: o segredo não aparece outra vez.',
  sim: 'Segredo copiado. Ele não aparece outra vez.',
  nao: 'O navegador não deixou copiar. O segredo está marcado: copie com Ctrl+C.',
};
