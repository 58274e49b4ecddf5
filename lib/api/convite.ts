import useSWR from 'swr';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/auth.ts';
import { type AceiteDeConvite, conviteAberto } from '#lib/contracts/usuario.ts';
import { escrever, ler, type Recurso } from './client.ts';

const enderecoDo = (token: string): Recurso => `/Auth/Convite/${encodeURIComponent(token)}`;

/** Whose a link is, while it is good; asked as nobody in particular. */
export function useConvite(token: string) {
  return useSWR(enderecoDo(token), (endereco) => ler(endereco, conviteAberto), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}

export function aceitarConvite(token: string, aceite: AceiteDeConvite): Promise<UsuarioLogado> {
  return escrever('POST', enderecoDo(token), aceite, usuarioLogado, { semSessao: true });
}
