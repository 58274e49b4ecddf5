import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useSearch } from '@tanstack/react-router';
import { ComparacaoTable } from '#components/comex/ComparacaoTable.tsx';
import { figuraAberta } from '#components/comex/figura-aberta.ts';
import { ItensComparadosTable } from '#components/comex/ItensComparadosTable.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useComparacao, useMemoria } from '#lib/api/declaracao/comparacao-di.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { LinhaDoItem } from '#lib/domain/aduana/declaracao/comparacao-di.ts';

/** The valor aduaneiro and the taxes of the adição, declared and calculated. */
export function ComparacaoAdicaoSection({
  adicao,
  processo,
}: {
  adicao: AdicaoDoProcesso;
  processo: string | undefined;
}) {
  const { processoId, numero } = adicao;
  const { memoria } = useSearch({ from: '/dentro/importacao/processos/$id/adicao/$numero' });
  const navegar = useNavegarNaTela('/importacao/processos/$id/adicao/$numero');
  const { data, error, mutate } = useComparacao(processoId, numero);
  const aberta = figuraAberta(memoria);
  const explicada = useMemoria(processoId, aberta);
  const abrir = (chave: string | undefined) => navegar({ search: { memoria: chave }, replace: chave === undefined });
  // Nothing is shown if the server has no route for the calculation.
  if (doesNotExist(error)) return null;
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={240} {...ACIMA_POR_VIR} />;
  return (
    <>
      <Section titulo={TITULO} nota="o declarado prevalece" semMargem>
        {data.motivo === null ? (
          <ComparacaoTable
            legenda={TITULO}
            linhas={data.linhas.filter((linha) => linha.adicao === numero)}
            aberta={memoria}
            aoAbrir={abrir}
          />
        ) : (
          <Alert severity="warning" sx={{ m: 2, mt: 0 }}>
            Esta declaração não pôde ser calculada de novo: {data.motivo}
          </Alert>
        )}
      </Section>
      {data.itens.length > 0 && (
        <Section titulo={ITENS} nota={itensPorExtenso(data.itens)} semMargem>
          <ItensComparadosTable legenda={ITENS} linhas={data.itens} aberta={memoria} aoAbrir={abrir} />
        </Section>
      )}
      <MemoriaDrawer
        aberto={aberta !== null}
        memoria={explicada.data}
        falha={explicada.error && <ErrorState erro={explicada.error} tentarDeNovo={() => explicada.mutate()} />}
        contexto={[processo, `adição ${numero}`].filter(Boolean).join(' · ')}
        aoFechar={() => abrir(undefined)}
      />
    </>
  );
}

/** How many items were compared and how many differ. An item with any value that was not calculated does not count as compared. */
function itensPorExtenso(linhas: readonly LinhaDoItem[]): string {
  const porItem = [...Map.groupBy(linhas, ({ item }) => item).values()];
  const comparados = porItem.filter((linhasDoItem) => linhasDoItem.every(({ diferenca }) => diferenca !== null));
  const divergentes = porItem.filter((linhasDoItem) => linhasDoItem.some(({ relevante }) => relevante)).length;
  const fora = divergentes === 0 ? 'nenhuma diferença' : `diferença em ${divergentes}`;
  return `${comparados.length} de ${porItem.length} comparados em todos os valores · ${fora}`;
}

const TITULO = 'Declarado, calculado e diferença';
const ITENS = 'Itens da DUIMP, um a um';
