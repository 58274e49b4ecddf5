import { StatusChip } from '#components/ui/StatusChip.tsx';
import type { SituacaoParametro } from '#lib/domain/parametro.ts';
import { NOME_SITUACAO } from './parametro-por-extenso.ts';

export function SituacaoParametroChip({ situacao }: { situacao: SituacaoParametro }) {
  return <StatusChip tom={situacao === 'VERIFICADO' ? 'success' : 'warning'}>{NOME_SITUACAO[situacao]}</StatusChip>;
}
