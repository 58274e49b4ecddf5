import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatarTamanho } from '#lib/format/tamanho.ts';
import { type ParteEscolhida, parteEmPalavras } from './partes-escolhidas.ts';

interface ParteEscolhidaRowProps {
  escolhida: ParteEscolhida;
  ocupada?: boolean;
  aoTirar: () => void;
}

/** One chosen file: its name, size and kind, with a button to remove it. */
export function ParteEscolhidaRow({ escolhida: { arquivo, parte }, ocupada = false, aoTirar }: ParteEscolhidaRowProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{arquivo.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatarTamanho(arquivo.size)} · {parteEmPalavras(parte)}
        </Typography>
      </Stack>
      <IconButton aria-label={`Tirar ${arquivo.name}`} onClick={aoTirar} disabled={ocupada} sx={{ ml: 'auto' }}>
        <Close />
      </IconButton>
    </Stack>
  );
}
