import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { NOME_SITUACAO_SUFRAMA, type SituacaoSuframa } from '#lib/domain/cadastros/importador.ts';

export function SituacaoSuframaChip({ situacao }: { situacao: SituacaoSuframa }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_SUFRAMA[situacao]}</StatusChip>;
}

const TOM: Record<SituacaoSuframa, Tom> = {
  ATIVA: 'success',
  SUSPENSA: 'warning',
  BLOQUEADA: 'warning',
  INATIVA: 'neutral',
  CANCELADA: 'error',
  NAO_INSCRITO: 'neutral',
};
