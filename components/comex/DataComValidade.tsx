import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { situacaoDaValidade } from '#lib/domain/validade.ts';
import { formatarData } from '#lib/format/data.ts';
import { ValidadeChip } from './ValidadeChip.tsx';

/** A last day, with a chip only where somebody has to act: in a list where all holds nothing should call. */
export function DataComValidade({ ate, hoje }: { ate: DataTexto | null; hoje: DataTexto }) {
  const validade = situacaoDaValidade(ate, hoje);
  const avisa = validade.situacao === 'VENCENDO' || validade.situacao === 'VENCIDA';
  return (
    <Stack
      direction="row"
      sx={{ height: 1, flexWrap: 'wrap', placeContent: 'center start', alignItems: 'center', columnGap: 1 }}
    >
      <Typography component="span" noWrap sx={{ flex: 'none' }}>
        {formatarData(ate)}
      </Typography>
      {avisa && <ValidadeChip validade={validade} />}
    </Stack>
  );
}
