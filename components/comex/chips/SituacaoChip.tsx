import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';

const TOM: Record<SituacaoProcesso, Tom> = {
  EM_ABERTO: 'neutral',
  EM_TRANSITO: 'neutral',
  AGUARDANDO_PRESENCA: 'info',
  REGISTRADO: 'info',
  PARAMETRIZADO: 'info',
  EM_EXIGENCIA: 'error',
  DESEMBARACADO_RFB: 'success',
  DESEMBARACADO_SEFAZ: 'success',
  ENTREGUE: 'success',
  ENCERRADO: 'neutral',
  CANCELADO: 'neutral',
};

export function SituacaoChip({ situacao }: { situacao: SituacaoProcesso }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_PROCESSO[situacao]}</StatusChip>;
}
