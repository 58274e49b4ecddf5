import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { Formulario } from '#components/form/Formulario.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarImportador } from '#lib/api/importador.ts';
import { ImportadorFields } from './ImportadorFields.tsx';
import { FORMULARIO_IMPORTADOR, IMPORTADOR_EM_BRANCO } from './importador-formulario.ts';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';

export function NovoImportadorScreen() {
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarImportador();
  return (
    <>
      <PageHeader titulo="Novo importador" descricao="Os números podem ser colados com pontuação ou sem." />
      <Formulario
        titulo="Novo importador"
        definicao={FORMULARIO_IMPORTADOR}
        registro={null}
        iniciais={IMPORTADOR_EM_BRANCO}
        gravar={criar}
        aoGravar={({ id, razaoSocial }) => {
          enqueueSnackbar(`${razaoSocial} cadastrado.`, { variant: 'success' });
          navegar({ to: '/configuracoes/associados/$id', params: { id }, replace: true });
        }}
        linkDoDuplicado={(id) => <LinkDoDuplicado id={id} />}
      >
        <ImportadorFields />
      </Formulario>
    </>
  );
}
