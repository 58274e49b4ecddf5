import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import { useSnackbar } from 'notistack';
import { ImageUpload } from '#components/ui/ImageUpload.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useUrl } from '#components/ui/use-url.ts';
import { useGravarEmpresa } from '#lib/api/empresa.ts';
import { logoDe, useImagem } from '#lib/api/imagem.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';
import { iniciais } from '#lib/format/iniciais.ts';
import { avisarImagemTrocada } from '#lib/session/imagem-trocada.ts';

export function LogoSection({ empresa: { id, nomeFantasia } }: { empresa: Empresa }) {
  const { enqueueSnackbar } = useSnackbar();
  const { enviarLogo, removerLogo } = useGravarEmpresa();
  const { data } = useImagem(logoDe(id));
  return (
    <Section titulo="Logotipo" nota="No alto do menu de todos.">
      <ImageUpload
        nome="logotipo"
        descricao="O logotipo da empresa"
        url={useUrl(data)}
        vazia={iniciais(nomeFantasia) || <ApartmentOutlined fontSize="large" />}
        aoEnviar={async (arquivo, aoProgredir) => {
          await enviarLogo(arquivo, aoProgredir);
          avisarImagemTrocada(logoDe(id));
          enqueueSnackbar('Logotipo trocado.', { variant: 'success' });
        }}
        aoRemover={async () => {
          await removerLogo(id);
          avisarImagemTrocada(logoDe(id));
          enqueueSnackbar('Logotipo removido.', { variant: 'success' });
        }}
      />
    </Section>
  );
}
