import Card from '@mui/material/Card';
import { DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { useParametros } from '#lib/api/parametro.ts';
import { COLUNAS_PARAMETROS } from './parametros-columns.tsx';

/** A plain page of rows until the list machinery takes its place. */
export function ParametrosScreen() {
  const { data, error, mutate } = useParametros(TODOS);
  return (
    <>
      <PageHeader
        titulo="Parâmetros"
        descricao="Alíquotas, taxas e prazos que entram nos cálculos, com vigência e fonte. O da empresa vale antes do de fábrica."
        acoes={
          <ButtonTo variant="contained" to="/configuracoes/parametros/novo">
            Novo parâmetro
          </ButtonTo>
        }
      />
      {data ? (
        <Card>
          <DataTable
            legenda="Parâmetros"
            colunas={COLUNAS_PARAMETROS}
            linhas={data.itens}
            chave={({ id }) => id}
            alturaMaxima={640}
          />
        </Card>
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

const TODOS = { tamanho: 200 } as const;
