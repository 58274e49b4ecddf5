import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import { ValidadeChip } from './ValidadeChip.tsx';

interface DataComValidadeProps {
  ate: DataTexto | null;
  hoje: DataTexto;
  /** How many days before it begins to warn, where they are not those of any document. */
  diasDeAviso?: number;
}

/** A last day, with a chip only where somebody has to act: in a list where all holds nothing should call. */
export function DataComValidade({ ate, hoje, diasDeAviso }: DataComValidadeProps) {
  const validade = situacaoDaValidade(ate, hoje, diasDeAviso);
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
