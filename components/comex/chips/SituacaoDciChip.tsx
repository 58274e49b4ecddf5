import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_SITUACAO_DCI, type SituacaoDci } from '#lib/domain/zfm/situacao-dci.ts';

/** Grey waits for the office, blue waits for the Receita. */
const TOM: Record<SituacaoDci, Tom> = {
  EM_ELABORACAO: 'neutral',
  CALCULADA: 'neutral',
  VALIDADA: 'neutral',
  ARQUIVO_GERADO: 'neutral',
  TRANSMITIDA: 'info',
  REGISTRADA: 'success',
  EM_CONFERENCIA: 'info',
  COM_EXIGENCIA: 'error',
  DESEMBARACADA: 'success',
  RETIFICADA: 'neutral',
  REJEITADA: 'error',
  CANCELADA: 'neutral',
};

export function SituacaoDciChip({ situacao }: { situacao: SituacaoDci }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DCI[situacao]}</StatusChip>;
}
