import { z } from 'zod';
import { write, writeWithoutReply } from '#lib/api/platform/client.ts';
import { type Credenciais, type UsuarioLogado, usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import {
  type PedidoDeSegundoFator,
  pedidoDeSegundoFator,
  type RespostaDoSegundoFator,
} from '#lib/contracts/accounts/segundo-fator.ts';

/** Parses the login answer of any back end; no other module knows its shape. Missing fields become null and numeric ids become text. */
const respostaDoLogin = z
  .record(z.string(), z.unknown())
  .transform((resposta) => ({
    ...Object.fromEntries(Object.keys(usuarioLogado.shape).map((campo) => [campo, null])),
    ...resposta,
    id: emTexto(resposta.id),
    idEmpresa: emTexto(resposta.idEmpresa),
  }))
  .pipe(usuarioLogado);

/** Signs in with e-mail and password. A person with a second factor is asked for it instead. */
export function logIn(credenciais: Credenciais): Promise<UsuarioLogado | PedidoDeSegundoFator> {
  return write('POST', '/Auth/Login', credenciais, pedidoDeSegundoFator.or(respostaDoLogin), { semSessao: true });
}

export function takeSecondStep(resposta: RespostaDoSegundoFator): Promise<UsuarioLogado> {
  return write('POST', '/Auth/SegundoFator', resposta, respostaDoLogin, { semSessao: true });
}

/** Reports the logout to the server. Leaving does not wait for the answer or depend on it. */
export function logOut(): Promise<void> {
  return writeWithoutReply('POST', '/Auth/Logout');
}

function emTexto(id: unknown): unknown {
  return typeof id === 'number' ? String(id) : (id ?? '');
}
