import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import type { EstruturaResumo } from '#lib/registros/estrutura.ts';

type Vigencia = Pick<EstruturaResumo, 'vigenciaInicio' | 'vigenciaFim'>;

/** The state of a revision on a day. */
export function VigenciaDaRevisao({ revisao, hoje }: { revisao: Vigencia; hoje: DataTexto }) {
  const { vigenciaInicio, vigenciaFim } = revisao;
  if (hoje < vigenciaInicio)
    return <StatusChip tom="info">{`Vale a partir de ${formatarData(vigenciaInicio)}`}</StatusChip>;
  if (vigenciaFim !== null && vigenciaFim < hoje) return <StatusChip tom="neutral">Substituída</StatusChip>;
  return <StatusChip tom="success">Em vigor</StatusChip>;
}

/** `de 01/01/2026 a 30/06/2026`. */
export function vigenciaPorExtenso({ vigenciaInicio, vigenciaFim }: Vigencia): string {
  const inicio = formatarData(vigenciaInicio);
  return vigenciaFim === null ? `desde ${inicio}` : `de ${inicio} a ${formatarData(vigenciaFim)}`;
}
