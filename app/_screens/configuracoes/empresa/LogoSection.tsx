import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import { useSnackbar } from 'notistack';
import { ImageUpload } from '#components/ui/fields/ImageUpload.tsx';
import { useUrl } from '#components/ui/navigation/use-url.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import { logoOf, useImage } from '#lib/api/accounts/image.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { iniciais } from '#lib/format/iniciais.ts';
import { tellImageChanged } from '#lib/session/image-changed.ts';

export function LogoSection({ empresa: { id, nomeFantasia } }: { empresa: Empresa }) {
  const { enqueueSnackbar } = useSnackbar();
  const { enviarLogo, removerLogo } = useGravarEmpresa();
  const { data } = useImage(logoOf(id));
  return (
    <Section titulo="Logotipo" nota="No alto do menu de todos.">
      <ImageUpload
        nome="logotipo"
        descricao="O logotipo da empresa"
        url={useUrl(data)}
        vazia={iniciais(nomeFantasia) || <ApartmentOutlined fontSize="large" />}
        aoEnviar={async (arquivo, aoProgredir) => {
          await enviarLogo(arquivo, aoProgredir);
          tellImageChanged(logoOf(id));
          enqueueSnackbar('Logotipo trocado.', { variant: 'success' });
        }}
        aoRemover={async () => {
          await removerLogo(id);
          tellImageChanged(logoOf(id));
          enqueueSnackbar('Logotipo removido.', { variant: 'success' });
        }}
      />
    </Section>
  );
}
