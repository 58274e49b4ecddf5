import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { historicoPorExtenso } from '#lib/format/historico-por-extenso.ts';

/** Marks a record registered before the company's cut-off, and says what it counts for; nothing for other records. */
export function HistoricoChip({ antesDe }: { antesDe: string | null }) {
  if (antesDe === null) return null;
  const palavras = historicoPorExtenso(antesDe);
  return (
    <ChipsComFrases titulo="Histórico" palavras={palavras} frases={[CONTA]}>
      <StatusChip tom="neutral">{palavras}</StatusChip>
    </ChipsComFrases>
  );
}

const CONTA = 'Conta para o estoque, os preços e a linhagem; não tem prazo nem entra no Meu dia.';
