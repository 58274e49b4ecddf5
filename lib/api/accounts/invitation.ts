import useSWR from 'swr';
import { type Resource, read, write } from '#lib/api/platform/client.ts';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { type AceiteDeConvite, conviteAberto } from '#lib/contracts/accounts/usuario.ts';

const enderecoDo = (token: string): Resource => `/Auth/Convite/${encodeURIComponent(token)}`;

/** Reads whose invitation a link is, while it is valid. The request needs no session. */
export function useInvitation(token: string) {
  return useSWR(enderecoDo(token), (endereco) => read(endereco, conviteAberto), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}

export function acceptInvitation(token: string, aceite: AceiteDeConvite): Promise<UsuarioLogado> {
  return write('POST', enderecoDo(token), aceite, usuarioLogado, { semSessao: true });
}
