import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { ImportadorFields } from './ImportadorFields.tsx';
import { CADASTRO_IMPORTADOR } from './importador-cadastro.tsx';

export function NovoImportadorScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/associados/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_IMPORTADOR} de={de}>
      <ImportadorFields />
    </NovoRegistro>
  );
}
