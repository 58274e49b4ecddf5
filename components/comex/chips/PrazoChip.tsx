import { prazoDoDia } from '#components/comex/prazo-do-dia.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { NivelDoDia } from '#lib/domain/telas/meu-dia.ts';

interface PrazoChipProps {
  /** `erro` without a date means due now. */
  nivel: NivelDoDia;
  prazo: DataTexto | null;
  hoje: DataTexto;
}

/** Shows a deadline in words and in their colour. */
export function PrazoChip({ nivel, prazo, hoje }: PrazoChipProps) {
  const { texto, tom } = prazoDoDia({ nivel, prazo }, hoje);
  return <StatusChip tom={tom}>{texto}</StatusChip>;
}
