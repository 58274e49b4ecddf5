import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { formatarTamanho } from '#lib/format/tamanho.ts';

interface ReciboFieldProps {
  arquivo: File | null;
  aoMudar: (arquivo: File | null) => void;
}

/** The receipt that proves a mark; optional. */
export function ReciboField({ arquivo, aoMudar }: ReciboFieldProps) {
  if (!arquivo) {
    return (
      <FileDrop
        compacta
        rotulo="Solte aqui o comprovante"
        dica="Se houver. Fica nos documentos da DAI, até 32 MB."
        aceita={{}}
        aoEscolher={([primeiro]) => aoMudar(primeiro ?? null)}
      />
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {arquivo.name}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {formatarTamanho(arquivo.size)}
        </Typography>
      </Typography>
      <IconButton aria-label="Tirar o comprovante" onClick={() => aoMudar(null)}>
        <Close />
      </IconButton>
    </Stack>
  );
}
