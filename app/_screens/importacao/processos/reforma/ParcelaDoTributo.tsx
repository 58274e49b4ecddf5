import Stack from '@mui/material/Stack';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';

interface ParcelaDoTributoProps {
  /** For screen readers: `CBS devida do item 1 da adição 001`. */
  nome: string;
  valor: DecimalTexto | null;
  estimativa: boolean;
  aoAbrir: () => void;
}

/** An amount that opens its memória; a dash where nobody has fixed it, and a chip where its rate is an estimate. */
export function ParcelaDoTributo({ nome, valor, estimativa, aoAbrir }: ParcelaDoTributoProps) {
  if (valor === null) return SEM_VALOR;
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, justifyContent: 'flex-end', alignItems: 'center' }}>
      {estimativa && <StatusChip tom="warning">estimativa</StatusChip>}
      <FigureButton nome={nome} valor={formatarDinheiro(valor)} aoAbrir={aoAbrir} />
    </Stack>
  );
}
