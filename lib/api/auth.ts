import { z } from 'zod';
import { type Credenciais, type UsuarioLogado, usuarioLogado } from '#lib/contracts/auth.ts';
import { write, writeWithoutReply } from './client.ts';

/** The one place that knows how a back end answers a login. Fields it leaves out are null, ids it counts are text. */
const respostaDoLogin = z
  .record(z.string(), z.unknown())
  .transform((resposta) => ({
    ...Object.fromEntries(Object.keys(usuarioLogado.shape).map((campo) => [campo, null])),
    ...resposta,
    id: emTexto(resposta.id),
    idEmpresa: emTexto(resposta.idEmpresa),
  }))
  .pipe(usuarioLogado);

export function logIn(credenciais: Credenciais): Promise<UsuarioLogado> {
  return write('POST', '/Auth/Login', credenciais, respostaDoLogin, { semSessao: true });
}

/** Tells the server; leaving does not wait for it, nor depend on it. */
export function logOut(): Promise<void> {
  return writeWithoutReply('POST', '/Auth/Logout');
}

function emTexto(id: unknown): unknown {
  return typeof id === 'number' ? String(id) : (id ?? '');
}
