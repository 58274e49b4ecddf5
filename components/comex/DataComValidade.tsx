import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import { ValidadeChip } from './chips/ValidadeChip.tsx';

interface DataComValidadeProps {
  ate: DataTexto | null;
  hoje: DataTexto;
  /** Number of days before expiry at which the warning starts, if not the default. */
  diasDeAviso?: number;
}

/** Shows an expiry date. A chip appears only where the person must act, so that a list of valid documents stays quiet. */
export function DataComValidade({ ate, hoje, diasDeAviso }: DataComValidadeProps) {
  const validade = situacaoDaValidade(ate, hoje, diasDeAviso);
  const avisa = validade.situacao === 'VENCENDO' || validade.situacao === 'VENCIDA';
  return (
    <span className="cell-chips">
      <span>{formatarData(ate)}</span>
      {avisa && <ValidadeChip validade={validade} />}
    </span>
  );
}
