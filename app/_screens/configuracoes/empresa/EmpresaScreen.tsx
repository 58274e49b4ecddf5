import { useParams } from '@tanstack/react-router';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { useEmpresa } from '#lib/api/accounts/empresa.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { EditarEmpresa } from './EditarEmpresa.tsx';
import { EmpresaInexistente } from './EmpresaInexistente.tsx';

export function EmpresaScreen() {
  const { idEmpresa } = useParams({ from: '/dentro/configuracoes/empresa/$idEmpresa' });
  const { data: empresa, error, mutate } = useEmpresa(idEmpresa);

  if (!empresa && doesNotExist(error)) return <EmpresaInexistente />;
  if (error && !empresa) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!empresa) return <FormSkeleton />;
  return <EditarEmpresa empresa={empresa} />;
}
