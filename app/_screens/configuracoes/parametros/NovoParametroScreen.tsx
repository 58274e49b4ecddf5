import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { Formulario } from '#components/form/Formulario.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { naoExiste } from '#lib/api/erro-api.ts';
import { useGravarParametro, useParametro } from '#lib/api/parametro.ts';
import { ParametroFields } from './ParametroFields.tsx';
import { ParametroInexistente } from './ParametroInexistente.tsx';
import { FORMULARIO_PARAMETRO, PARAMETRO_EM_BRANCO, parametroAPartirDe } from './parametro-formulario.ts';

export function NovoParametroScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/parametros/novo' });
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarParametro();
  const { data: modelo, error, mutate } = useParametro(de ?? null);

  if (naoExiste(error)) return <ParametroInexistente />;
  if (error && !modelo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (de && !modelo) return <RecordSkeleton />;
  return (
    <>
      <PageHeader
        titulo="Novo parâmetro"
        descricao={
          modelo
            ? `Com o valor e a vigência do parâmetro de fábrica ${modelo.codigo}. A fonte é a da empresa.`
            : 'Um valor da empresa, que vale antes do de fábrica.'
        }
      />
      <Formulario
        titulo="Novo parâmetro"
        definicao={FORMULARIO_PARAMETRO}
        registro={null}
        iniciais={modelo ? parametroAPartirDe(modelo) : PARAMETRO_EM_BRANCO}
        comeco={de}
        gravar={criar}
        aoGravar={({ id, codigo }) => {
          enqueueSnackbar(`Parâmetro ${codigo} criado.`, { variant: 'success' });
          navegar({ to: '/configuracoes/parametros/$id', params: { id }, replace: true });
        }}
      >
        <ParametroFields />
      </Formulario>
    </>
  );
}
