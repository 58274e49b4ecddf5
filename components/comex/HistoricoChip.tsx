import { StatusChip } from '#components/ui/StatusChip.tsx';
import { historicoPorExtenso } from '#lib/format/historico-por-extenso.ts';

/** Marks a record registered before the company's cut-off; nothing for other records. */
export function HistoricoChip({ antesDe }: { antesDe: string | null }) {
  if (antesDe === null) return null;
  return (
    <span title="Conta para o estoque, os preços e a linhagem; não tem prazo nem entra no Meu dia.">
      <StatusChip tom="neutral">{historicoPorExtenso(antesDe)}</StatusChip>
    </span>
  );
}
