import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type SituacaoDaValidade, validadePorExtenso } from '#lib/domain/datas/validade.ts';

/** Shows whether a document is valid, in colour and words. */
export function ValidadeChip({ validade }: { validade: SituacaoDaValidade }) {
  return <StatusChip tom={TOM[validade.situacao]}>{validadePorExtenso(validade)}</StatusChip>;
}

const TOM: Record<SituacaoDaValidade['situacao'], Tom> = {
  SEM_PRAZO: 'neutral',
  VIGENTE: 'success',
  VENCENDO: 'warning',
  VENCIDA: 'error',
};
