import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useCopiar } from '#components/ui/feedback/use-copiar.ts';

interface CampoDeCopiarProps {
  rotulo: string;
  valor: string;
  /** Name of the button, for those who hear it alone. */
  copiarO: string;
  ajuda?: string;
}

/** A text to be taken elsewhere, with the button that copies it. */
export function CampoDeCopiar({ rotulo, valor, copiarO, ajuda }: CampoDeCopiarProps) {
  const id = useId();
  const { copiado, copiar } = useCopiar(id);
  const dito = { sim: 'Copiado.', nao: 'O navegador não deixou copiar. O texto está marcado: copie com Ctrl+C.' };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'start' } }}>
      <TextField
        id={id}
        size="small"
        label={rotulo}
        value={valor}
        helperText={copiado ? dito[copiado] : ajuda}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { fontFamily: 'monospace' } } }}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Button
        color="inherit"
        variant="outlined"
        aria-label={copiarO}
        startIcon={<ContentCopy />}
        onClick={() => copiar(valor)}
      >
        Copiar
      </Button>
    </Stack>
  );
}
