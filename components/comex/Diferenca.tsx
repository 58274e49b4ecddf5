import Box from '@mui/material/Box';
import type { LinhaComparada } from '#lib/domain/comparacao-di.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

/** Reckoned less declared: past the tolerance it stands out, at zero it steps back. */
export function Diferenca({ diferenca, relevante }: Pick<LinhaComparada, 'diferenca' | 'relevante'>) {
  const nenhuma = diferenca === null || /^-?[0.]+$/.test(diferenca);
  const cor = relevante ? 'warning.main' : nenhuma ? 'text.secondary' : 'text.primary';
  return (
    <Box component="span" sx={{ color: cor, fontWeight: relevante ? 650 : undefined }}>
      {formatarDinheiro(diferenca)}
    </Box>
  );
}
