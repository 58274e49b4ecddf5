import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ImportadorFields } from './ImportadorFields.tsx';
import { CADASTRO_IMPORTADOR } from './importador-cadastro.tsx';
import { MatrizSection } from './MatrizSection.tsx';

export function ImportadorScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/associados/$id' });
  const { campo } = useSearch({ from: '/dentro/configuracoes/associados/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_IMPORTADOR} id={id} campo={campo}>
      <ImportadorFields matriz={<MatrizSection importadorId={id} />} />
    </RegistroAberto>
  );
}
