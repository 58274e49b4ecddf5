import { useEffect } from 'react';
import { useUrl } from '#components/ui/use-url.ts';
import { useImagem } from '#lib/api/imagem.ts';
import { ouvirImagemTrocada } from '#lib/session/imagem-trocada.ts';

/** An image of the frame, which follows when another tab replaces it. */
export function useImagemSeguida(endereco: Parameters<typeof useImagem>[0]): string | null {
  const { data, mutate } = useImagem(endereco);
  useEffect(() => (endereco ? ouvirImagemTrocada(endereco, () => mutate()) : undefined), [endereco, mutate]);
  return useUrl(data);
}
