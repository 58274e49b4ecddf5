import { StatusChip } from '#components/ui/StatusChip.tsx';
import { NOME_SITUACAO_PARAMETRO, type SituacaoParametro } from '#lib/domain/parametro.ts';

export function SituacaoParametroChip({ situacao }: { situacao: SituacaoParametro }) {
  return (
    <StatusChip tom={situacao === 'VERIFICADO' ? 'success' : 'warning'}>{NOME_SITUACAO_PARAMETRO[situacao]}</StatusChip>
  );
}
