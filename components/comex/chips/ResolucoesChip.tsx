import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { resolucoesAAvisar } from '#lib/domain/zfm/resolucoes-cas.ts';

/** Shows the number of Resoluções CAS. A chip appears only where the person must act. */
export function ResolucoesChip({ resolucoes, hoje }: { resolucoes: readonly ResolucaoCas[]; hoje: DataTexto }) {
  const { vencidas, vencendo } = resolucoesAAvisar(resolucoes, hoje);
  return (
    <span className="cell-chips at-end">
      <span>{resolucoes.length}</span>
      {vencidas.length > 0 ? (
        <StatusChip tom="error">{`${vencidas.length} ${vencidas.length === 1 ? 'vencida' : 'vencidas'}`}</StatusChip>
      ) : (
        vencendo.length > 0 && <StatusChip tom="warning">{`${vencendo.length} vencendo`}</StatusChip>
      )}
    </span>
  );
}
