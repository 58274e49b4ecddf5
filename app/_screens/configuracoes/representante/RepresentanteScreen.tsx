import { useParams } from '@tanstack/react-router';
import { RegistroAusente } from '#components/registro/RegistroAusente.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { naoExiste } from '#lib/api/erro-api.ts';
import { useGravarRepresentante, useRepresentante } from '#lib/api/representante.ts';
import { EditarRepresentante } from './EditarRepresentante.tsx';

export function RepresentanteScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/representante/$id' });
  const { data: representante, error, mutate } = useRepresentante(id);
  const { restaurar } = useGravarRepresentante();

  if (naoExiste(error)) {
    return (
      <RegistroAusente
        recurso="Representante"
        registroId={id}
        este="Este representante"
        restaurar={restaurar}
        volta={
          <ButtonTo to="/configuracoes/representante" variant="outlined" color="inherit">
            Ver os representantes
          </ButtonTo>
        }
      />
    );
  }
  if (error && !representante) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  return representante ? <EditarRepresentante representante={representante} /> : <RecordSkeleton />;
}
