import { useSnackbar } from 'notistack';
import { ImageUpload } from '#components/ui/ImageUpload.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useUrl } from '#components/ui/use-url.ts';
import { useGravarConta } from '#lib/api/conta.ts';
import { fotoDe, useImagem } from '#lib/api/imagem.ts';
import type { Conta } from '#lib/contracts/conta.ts';
import { inicial } from '#lib/format/iniciais.ts';
import { avisarImagemTrocada } from '#lib/session/imagem-trocada.ts';

export function FotoSection({ conta: { id, nome } }: { conta: Conta }) {
  const { enqueueSnackbar } = useSnackbar();
  const { enviarFoto, removerFoto } = useGravarConta();
  const { data } = useImagem(fotoDe(id));
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
          avisarImagemTrocada(fotoDe(id));
          enqueueSnackbar('Foto trocada.', { variant: 'success' });
        }}
        aoRemover={async () => {
          await removerFoto(id);
          avisarImagemTrocada(fotoDe(id));
          enqueueSnackbar('Foto removida.', { variant: 'success' });
        }}
      />
    </Section>
  );
}
