import useSWR from 'swr';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { download } from '#lib/api/platform/client.ts';

/** Address of an image. The request needs the token, so an `<img>` gets the bytes instead of the address. */
type EnderecoDeImagem = `/api/${string}`;

export const photoOf = (usuarioId: string): EnderecoDeImagem => `/api/Usuario/${usuarioId}/Foto`;
export const logoOf = (empresaId: string): EnderecoDeImagem => `/api/Empresa/${empresaId}/Logo`;

/** Reads an image. Null if there is no image or the back end has no images; an empty address skips the request. */
export function useImage(endereco: EnderecoDeImagem | '' | null) {
  return useSWR(endereco || null, lerImagem, { revalidateOnFocus: false, shouldRetryOnError: false });
}

async function lerImagem(endereco: EnderecoDeImagem): Promise<Blob | null> {
  try {
    const imagem = await download(endereco, {});
    return imagem.size > 0 ? imagem : null;
  } catch (erro) {
    if (doesNotExist(erro)) return null;
    throw erro;
  }
}
