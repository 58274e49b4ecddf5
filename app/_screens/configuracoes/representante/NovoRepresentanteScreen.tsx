import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { Formulario } from '#components/form/Formulario.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarRepresentante } from '#lib/api/representante.ts';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';
import { RepresentanteFields } from './RepresentanteFields.tsx';
import { FORMULARIO_REPRESENTANTE, REPRESENTANTE_EM_BRANCO } from './representante-formulario.ts';

export function NovoRepresentanteScreen() {
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarRepresentante();
  return (
    <>
      <PageHeader titulo="Novo representante legal" />
      <Formulario
        titulo="Novo representante legal"
        definicao={FORMULARIO_REPRESENTANTE}
        registro={null}
        iniciais={REPRESENTANTE_EM_BRANCO}
        gravar={criar}
        aoGravar={({ id, nome }) => {
          enqueueSnackbar(`${nome}: cadastro gravado.`, { variant: 'success' });
          navegar({ to: '/configuracoes/representante/$id', params: { id }, replace: true });
        }}
        linkDoDuplicado={(id) => <LinkDoDuplicado id={id} />}
      >
        <RepresentanteFields />
      </Formulario>
    </>
  );
}
