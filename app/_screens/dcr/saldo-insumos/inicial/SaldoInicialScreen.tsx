import { DcrNav } from '#components/comex/DcrNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useSaldoInicial } from '#lib/api/saldo/saldo-inicial.ts';
import { ConferenciaSection } from './ConferenciaSection.tsx';

/** The opening balances, and what in them does not meet the history. */
export function SaldoInicialScreen() {
  const { data, error, mutate } = useSaldoInicial();
  const lancar = (
    <ButtonTo variant="contained" to="/dcr/saldo-insumos/entradas/nova">
      Lançar saldo
    </ButtonTo>
  );
  return (
    <>
      <DcrNav />
      <PageHeader
        titulo="Saldo inicial"
        descricao="O que resta de DIs e DUIMPs que não estão no histórico, item por item, com a prova anexada."
        acoes={
          <>
            <ButtonTo variant="outlined" color="inherit" to="/dcr/saldo-insumos/entradas">
              Todas as entradas
            </ButtonTo>
            <ImportarPlanilhaLink recurso="SaldoInicial" />
            {lancar}
          </>
        }
      />
      {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !data && <RecordSkeleton />}
      {data?.linhas.length === 0 && (
        <EmptyState
          titulo="Nenhum saldo inicial"
          acoes={
            <>
              <ImportarPlanilhaLink recurso="SaldoInicial" />
              {lancar}
            </>
          }
        >
          O que veio com as declarações do histórico já está no saldo. Lance aqui só o que resta de uma DI ou DUIMP que
          você não tem em arquivo, como entrada do tipo “Saldo inicial de DI ou DUIMP”.
        </EmptyState>
      )}
      {data && data.linhas.length > 0 && <ConferenciaSection conferido={data} />}
    </>
  );
}
