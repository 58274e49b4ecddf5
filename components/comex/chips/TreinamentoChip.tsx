import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';

/** Marks a processo of the training environment of the Portal Único, and says what it is kept out of; nothing for other processos. */
export function TreinamentoChip({ treinamento }: { treinamento: boolean }) {
  if (!treinamento) return null;
  return (
    <ChipsComFrases titulo="Treinamento" palavras="Treinamento" frases={[FORA]}>
      <StatusChip tom="warning">Treinamento</StatusChip>
    </ChipsComFrases>
  );
}

const FORA =
  'Não é declaração de verdade: não entra em soma, relatório, estoque, DAI, DCR-E, DCI nem no Meu dia, e não atende pedido.';
