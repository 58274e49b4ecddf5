import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { SituacaoParametro } from '#lib/domain/cadastros/parametro.ts';
import { type CampoAConfirmar, situacaoPorExtenso } from '#lib/domain/cadastros/tabelas.ts';

interface SituacaoParametroChipProps {
  situacao: SituacaoParametro;
  aConfirmar?: readonly CampoAConfirmar[];
}

export function SituacaoParametroChip({ situacao, aConfirmar = [] }: SituacaoParametroChipProps) {
  const certa = situacao === 'VERIFICADO' && aConfirmar.length === 0;
  return <StatusChip tom={certa ? 'success' : 'warning'}>{situacaoPorExtenso(situacao, aConfirmar)}</StatusChip>;
}
