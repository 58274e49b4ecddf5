import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import type { SituacaoPagamentoDci } from '#lib/contracts/dci/dci-pagamento.ts';
import { NOME_PAGAMENTO_DCI } from '#lib/listas/dci.ts';

const TOM: Record<SituacaoPagamentoDci, Tom> = {
  NADA_A_PAGAR: 'neutral',
  A_PAGAR: 'warning',
  ATRASADA: 'error',
  PAGA: 'success',
};

export function PagamentoDciChip({ pagamento }: { pagamento: SituacaoPagamentoDci }) {
  return <StatusChip tom={TOM[pagamento]}>{NOME_PAGAMENTO_DCI[pagamento]}</StatusChip>;
}
