import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { ComparacaoTable } from '#components/comex/ComparacaoTable.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useComparacao } from '#lib/api/declaracao/comparacao-di.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { ComparacaoDi } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface ComparacaoSectionProps {
  processoId: string;
  aberta: string | undefined;
  aoAbrir: (chave: string) => void;
}

/** The values of the DI, the engine's values for the same goods, and the differences. */
export function ComparacaoSection({ processoId, aberta, aoAbrir }: ComparacaoSectionProps) {
  const { data, error, mutate } = useComparacao(processoId);
  // Nothing is shown if the server has no route for the calculation.
  if (doesNotExist(error)) return null;
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const linhas = [...data.linhas, ...data.totais];
  return (
    <Section
      titulo={TITULO}
      nota={`o declarado prevalece · tolerância R$ ${formatarDinheiro(data.tolerancia)}`}
      acoes={data.motivo === null && <Resumo linhas={linhas} itensComparados={data.itensComparados} />}
      semMargem
    >
      {data.motivo === null ? (
        <ComparacaoTable legenda={TITULO} linhas={linhas} aberta={aberta} aoAbrir={aoAbrir} comAdicao />
      ) : (
        <Alert severity="warning" sx={{ m: 2, mt: 0 }}>
          Esta declaração não pôde ser calculada de novo: {data.motivo}
        </Alert>
      )}
    </Section>
  );
}

const TITULO = 'Declarado, calculado e diferença';

/** Tells how much was compared: a value that could not be calculated is no match. */
function Resumo({ linhas, itensComparados }: Pick<ComparacaoDi, 'linhas' | 'itensComparados'>) {
  const fora = linhas.filter(({ relevante }) => relevante).length;
  const comparadas = linhas.filter(({ diferenca }) => diferenca !== null).length;
  const dosItens = itensComparados && `${contar(itensComparados.total, 'item', 'itens')}`;
  const cobertura = [`${comparadas} de ${contar(linhas.length, 'valor', 'valores')}`, dosItens]
    .filter(Boolean)
    .join(' e ');
  if (fora > 0 || (itensComparados && itensComparados.divergentes > 0)) {
    const nosItens =
      itensComparados && itensComparados.divergentes > 0
        ? ` em ${contar(itensComparados.divergentes, 'item', 'itens')}`
        : '';
    return (
      <StatusChip tom="warning">
        {fora > 0 ? contar(fora, 'diferença', 'diferenças') : `Diferenças${nosItens}`}
      </StatusChip>
    );
  }
  if (comparadas < linhas.length) return <StatusChip tom="info">{`Comparados ${cobertura}`}</StatusChip>;
  return <StatusChip tom="success">{`Dentro da tolerância: ${cobertura}`}</StatusChip>;
}

function contar(quantos: number, singular: string, muitos: string): string {
  return `${quantos} ${quantos === 1 ? singular : muitos}`;
}
