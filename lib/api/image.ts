import useSWR from 'swr';
import { doesNotExist } from './api-error.ts';
import { download } from './client.ts';

/** Where an image stands; it takes the token to see it, so an `<img>` is given the bytes instead. */
type EnderecoDeImagem = `/api/${string}`;

export const photoOf = (usuarioId: string): EnderecoDeImagem => `/api/Usuario/${usuarioId}/Foto`;
export const logoOf = (empresaId: string): EnderecoDeImagem => `/api/Empresa/${empresaId}/Logo`;

/** Null where there is no image, and on a back end that knows of none; an empty address asks for none. */
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
