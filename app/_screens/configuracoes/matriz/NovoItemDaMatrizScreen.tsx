import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { ItemDaMatrizFields } from './ItemDaMatrizFields.tsx';
import { CADASTRO_DA_MATRIZ, comecoNoImportador } from './matriz-cadastro.tsx';
import { VoltarADai } from './VoltarADai.tsx';

/**
 * Opened from an importer, or from an adição without a row, the new row already has its importer. If that importer no longer
 * exists, the form is blank.
 */
export function NovoItemDaMatrizScreen() {
  const { de, importadorId, dai, ...chave } = useSearch({ from: '/dentro/configuracoes/matriz/novo' });
  const { data: importador, error, mutate } = useImportador(importadorId ?? null);
  if (error && !doesNotExist(error)) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (importadorId && !importador && !error) return <RecordSkeleton />;
  return (
    <>
      {dai && <VoltarADai processoId={dai} />}
      <NovoRegistro
        cadastro={CADASTRO_DA_MATRIZ}
        de={de}
        comeco={importador && comComeco(importador, chave)}
        buscaDoGravado={dai ? { dai } : undefined}
      >
        <ItemDaMatrizFields />
      </NovoRegistro>
    </>
  );
}

function comComeco(
  importador: Parameters<typeof comecoNoImportador>[0],
  chave: Readonly<Record<string, string | undefined>>,
) {
  const dita = Object.fromEntries(Object.entries(chave).filter(([, parte]) => parte !== undefined));
  const { chave: dele, valores, rotulos } = comecoNoImportador(importador);
  return { chave: [dele, ...Object.values(dita)].join(' '), valores: { ...valores, ...dita }, rotulos };
}
