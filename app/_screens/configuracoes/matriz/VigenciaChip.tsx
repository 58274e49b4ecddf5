import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { VigenciaDaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { formatarData } from '#lib/format/data.ts';

/** The state of a matriz row. A row whose validity has not begun is not in force, however late its end. */
export function VigenciaChip({ vigencia, hoje }: { vigencia: VigenciaDaMatriz; hoje: DataTexto }) {
  const { vigenciaInicio, vigenciaFim } = vigencia;
  if (hoje < vigenciaInicio)
    return <StatusChip tom="info">{`Vale a partir de ${formatarData(vigenciaInicio)}`}</StatusChip>;
  return <ValidadeChip validade={situacaoDaValidade(vigenciaFim, hoje)} />;
}
