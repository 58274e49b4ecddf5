import { useParams } from '@tanstack/react-router';
import { RegistroAusente } from '#components/registro/RegistroAusente.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { naoExiste } from '#lib/api/erro-api.ts';
import { useGravarImportador, useImportador } from '#lib/api/importador.ts';
import { EditarImportador } from './EditarImportador.tsx';

export function ImportadorScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/associados/$id' });
  const { data: importador, error, mutate } = useImportador(id);
  const { restaurar } = useGravarImportador();

  if (naoExiste(error)) {
    return (
      <RegistroAusente
        recurso="Importador"
        registroId={id}
        este="Este importador"
        restaurar={restaurar}
        volta={
          <ButtonTo to="/configuracoes/associados" variant="outlined" color="inherit">
            Ver os importadores
          </ButtonTo>
        }
      />
    );
  }
  if (error && !importador) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  return importador ? <EditarImportador importador={importador} /> : <RecordSkeleton />;
}
