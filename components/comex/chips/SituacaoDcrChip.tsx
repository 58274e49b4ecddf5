import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_SITUACAO_DCR, type SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';

/** Grey waits for the office, blue waits for the Receita. */
const TOM: Record<SituacaoDcr, Tom> = {
  EM_ELABORACAO: 'neutral',
  VALIDADO: 'neutral',
  ARQUIVO_GERADO: 'neutral',
  TRANSMITIDO: 'info',
  REGISTRADO: 'success',
  SUBSTITUIDO: 'neutral',
  RETIFICADO: 'neutral',
  REJEITADO: 'error',
  CANCELADO: 'neutral',
};

export function SituacaoDcrChip({ situacao }: { situacao: SituacaoDcr }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DCR[situacao]}</StatusChip>;
}
