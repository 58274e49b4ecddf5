import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { useMinhaConta } from '#lib/api/conta.ts';
import { useSessao } from '#lib/session/sessao.ts';
import { EditarConta } from './EditarConta.tsx';

export function MinhaContaScreen() {
  const idEmpresa = useSessao()?.idEmpresa;
  const { data: conta, error, mutate } = useMinhaConta();
  return (
    <>
      <PageHeader
        titulo="Minha conta"
        descricao="Seus dados, sua senha e onde você está com a sessão aberta."
        acoes={
          idEmpresa && (
            <ButtonTo variant="outlined" color="inherit" to="/configuracoes/empresa/$idEmpresa" params={{ idEmpresa }}>
              Ver a empresa
            </ButtonTo>
          )
        }
      />
      {conta ? (
        <EditarConta conta={conta} />
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
