import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';

interface DescricaoDaAdicaoProps {
  processo: Pick<ProcessoInteiro, 'numero' | 'numeroDI' | 'numeroDuimp' | 'treinamento'>;
}

/** The processo and the declaration of an adição; the mark, where they are of training. */
export function DescricaoDaAdicao({
  processo: { numero, numeroDI, numeroDuimp, treinamento },
}: DescricaoDaAdicaoProps) {
  return (
    <>
      {numero} · {formatarDeclaracao(numeroDI ?? numeroDuimp)} <TreinamentoChip treinamento={treinamento} />
    </>
  );
}
