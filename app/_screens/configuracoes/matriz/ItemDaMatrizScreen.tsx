import { useParams, useSearch } from '@tanstack/react-router';
import { CamposEmSecoes, type SecoesDeCampos } from '#components/cadastro/CamposEmSecoes.tsx';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { ItemDaMatrizNovo } from '#lib/registros/matriz-tributacao.ts';
import { CADASTRO_DA_MATRIZ, comecoNoImportador } from './matriz-cadastro.tsx';
import { VoltarADai } from './VoltarADai.tsx';

/** In the order of the Sefaz's matriz: the key of a row, its content, its validity. */
const SECOES: SecoesDeCampos<ItemDaMatrizNovo> = [
  { titulo: 'Importador e produto', campos: [{ largo: 'importador.id' }, 'ncm', 'codigoSuframa'] },
  {
    titulo: 'Tributação',
    nota: 'Os códigos são das tabelas da Sefaz-AM, que o Cais não traz: confira na tabela vigente da Sefaz-AM.',
    campos: ['destinacao', 'utilizacao', 'codigoTributacao', 'tratamento', 'reducaoPerc'],
  },
  { titulo: 'Ato concessivo', campos: [{ largo: 'decreto' }, 'tipoDocumento', 'numeroDocumento'] },
  { titulo: 'Vigência', nota: 'Os dois dias inclusive.', campos: ['vigenciaInicio', 'vigenciaFim'] },
];
const CAMPOS = <CamposEmSecoes secoes={SECOES} />;

export function ItemDaMatrizScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/matriz/$id' });
  const { campo, dai } = useSearch({ from: '/dentro/configuracoes/matriz/$id' });
  return (
    <>
      {dai && <VoltarADai processoId={dai} />}
      <RegistroAberto cadastro={CADASTRO_DA_MATRIZ} id={id} campo={campo}>
        {CAMPOS}
      </RegistroAberto>
    </>
  );
}

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
        {CAMPOS}
      </NovoRegistro>
    </>
  );
}

function comComeco(
  importador: Parameters<typeof comecoNoImportador>[0],
  chave: Readonly<Record<string, string | undefined>>,
) {
  const dita = Object.fromEntries(Object.entries(chave).filter(([, parte]) => parte !== undefined));
  const { chave: chaveDoImportador, valores, rotulos } = comecoNoImportador(importador);
  return { chave: [chaveDoImportador, ...Object.values(dita)].join(' '), valores: { ...valores, ...dita }, rotulos };
}
