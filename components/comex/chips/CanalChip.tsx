import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type CanalRfb, canalOuCodigo, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

const TOM: Record<CanalRfb, Tom> = { VERDE: 'success', AMARELO: 'warning', VERMELHO: 'error', CINZA: 'neutral' };

/** Shows the canal in its own colour. A code that nobody has confirmed yet appears as the raw code. */
export function CanalChip({ canal, codigo }: { canal: CanalRfb | null; codigo: string | null }) {
  if (canal) return <StatusChip tom={TOM[canal]}>{NOME_CANAL[canal]}</StatusChip>;
  const dito = canalOuCodigo(canal, codigo);
  if (dito) return <StatusChip tom="neutral">{`Código ${dito}`}</StatusChip>;
  return <span title="Ainda não parametrizada">{SEM_VALOR}</span>;
}
