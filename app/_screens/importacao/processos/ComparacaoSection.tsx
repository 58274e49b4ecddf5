import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { ComparacaoTable } from '#components/comex/ComparacaoTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { useComparacao } from '#lib/api/comparacao-di.ts';
import { naoExiste } from '#lib/api/erro-api.ts';
import type { ComparacaoDi } from '#lib/domain/comparacao-di.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface ComparacaoSectionProps {
  processoId: string;
  aberta: string | undefined;
  aoAbrir: (chave: string) => void;
}

/** What the DI declares, what the engine makes of the same goods, and where they part. */
export function ComparacaoSection({ processoId, aberta, aoAbrir }: ComparacaoSectionProps) {
  const { data, error, mutate } = useComparacao(processoId);
  // A back end that does not reckon has nothing to say here.
  if (naoExiste(error)) return null;
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const linhas = [...data.linhas, ...data.totais];
  return (
    <Section
      titulo={TITULO}
      nota={`o declarado prevalece · tolerância R$ ${formatarDinheiro(data.tolerancia)}`}
      acoes={data.motivo === null && <Resumo linhas={linhas} />}
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

function Resumo({ linhas }: Pick<ComparacaoDi, 'linhas'>) {
  const fora = linhas.filter(({ relevante }) => relevante).length;
  if (fora === 0) return <StatusChip tom="success">Dentro da tolerância</StatusChip>;
  return <StatusChip tom="warning">{fora === 1 ? '1 diferença' : `${fora} diferenças`}</StatusChip>;
}
