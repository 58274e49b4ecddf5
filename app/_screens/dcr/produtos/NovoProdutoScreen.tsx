import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { ProdutoFields } from './ProdutoFields.tsx';
import { CADASTRO_PRODUTO } from './produto-cadastro.tsx';

/**
 * Opened from the list of an industry, the new product already has its industry. If that industry no longer exists, the form is
 * blank.
 */
export function NovoProdutoScreen() {
  const { de, importadorId } = useSearch({ from: '/dentro/dcr/produtos/novo' });
  const { data: industria, error, mutate } = useRegistro(IMPORTADOR, importadorId ?? null);
  if (error && !doesNotExist(error)) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (importadorId && !industria && !error) return <RecordSkeleton />;
  const comeco = industria && {
    chave: industria.id,
    valores: { importador: { id: industria.id } },
    rotulos: { [industria.id]: nomeDoImportador({ ...industria, excluido: false }) },
  };
  return (
    <NovoRegistro cadastro={CADASTRO_PRODUTO} de={de} comeco={comeco}>
      <ProdutoFields />
    </NovoRegistro>
  );
}
