import { useParams } from '@tanstack/react-router';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { naoExiste } from '#lib/api/erro-api.ts';
import { useParametro } from '#lib/api/parametro.ts';
import { EditarParametro } from './EditarParametro.tsx';
import { ParametroDeFabrica } from './ParametroDeFabrica.tsx';
import { ParametroInexistente } from './ParametroInexistente.tsx';

export function ParametroScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/parametros/$id' });
  const { data: parametro, error, mutate } = useParametro(id);

  if (!parametro && naoExiste(error)) return <ParametroInexistente />;
  if (error && !parametro) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!parametro) return <RecordSkeleton />;
  return parametro.origem === 'CAIS' ? (
    <ParametroDeFabrica parametro={parametro} />
  ) : (
    <EditarParametro parametro={parametro} />
  );
}
