import { useSnackbar } from 'notistack';
import { ImageUpload } from '#components/ui/fields/ImageUpload.tsx';
import { useUrl } from '#components/ui/navigation/use-url.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useSaveAccount } from '#lib/api/accounts/account.ts';
import { photoOf, useImage } from '#lib/api/accounts/image.ts';
import type { Conta } from '#lib/contracts/accounts/conta.ts';
import { inicial } from '#lib/format/iniciais.ts';
import { tellImageChanged } from '#lib/session/image-changed.ts';

export function FotoSection({ conta: { id, nome } }: { conta: Conta }) {
  const { enqueueSnackbar } = useSnackbar();
  const { enviarFoto, removerFoto } = useSaveAccount();
  const { data } = useImage(photoOf(id));
  return (
    <Section titulo="Foto" nota="As pessoas da empresa veem.">
      <ImageUpload
        nome="foto"
        descricao="Sua foto"
        url={useUrl(data)}
        vazia={inicial(nome)}
        redonda
        aoEnviar={async (arquivo, aoProgredir) => {
          await enviarFoto(arquivo, aoProgredir);
          tellImageChanged(photoOf(id));
          enqueueSnackbar('Foto trocada.', { variant: 'success' });
        }}
        aoRemover={async () => {
          await removerFoto(id);
          tellImageChanged(photoOf(id));
          enqueueSnackbar('Foto removida.', { variant: 'success' });
        }}
      />
    </Section>
  );
}
