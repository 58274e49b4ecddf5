import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useMyAccount } from '#lib/api/accounts/account.ts';
import { useSession } from '#lib/session/session.ts';
import { EditarConta } from './EditarConta.tsx';

export function MinhaContaScreen() {
  const idEmpresa = useSession()?.idEmpresa;
  const { data: conta, error, mutate } = useMyAccount();
  return (
    <>
      <PageHeader
        titulo="Minha conta"
        descricao="Seus dados, sua senha, seu segundo fator e onde você está com a sessão aberta."
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
        <FormSkeleton />
      )}
    </>
  );
}
