import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_SITUACAO_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';

/** Yellow waits for the office, blue waits for the Sefaz. */
const TOM: Record<SituacaoDai, Tom> = {
  SEM_DAI: 'warning',
  EM_ELABORACAO: 'neutral',
  XML_GERADO: 'neutral',
  ENVIADA: 'info',
  PENDENTE_PARAMETRIZACAO: 'info',
  PARAMETRIZADA: 'warning',
  CIENCIA_DADA: 'info',
  NOTIFICADA: 'error',
  DAR_PAGO: 'info',
  DESEMBARACADA: 'success',
  REJEITADA: 'error',
  CANCELADA: 'neutral',
};

export function SituacaoDaiChip({ situacao }: { situacao: SituacaoDai }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DAI[situacao]}</StatusChip>;
}
