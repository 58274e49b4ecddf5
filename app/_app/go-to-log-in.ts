import { rememberAskedPath } from '#lib/session/asked-path.ts';

/** What the guards of the route table do for who is not signed in (guarda.ts), before there is a route table. */
export function goToLogIn(): void {
  const pedido = location.hash.slice(1) || '/';
  const [caminho = ''] = pedido.split('?');
  if (!DA_ENTRADA.test(caminho)) rememberAskedPath(pedido.startsWith('/') ? pedido : `/${pedido}`);
  // Next has patched the method it finds on `history` (historico.ts).
  History.prototype.replaceState.call(history, null, '', '#/pages/login');
  document.title = 'Entrar · Cais';
}

const DA_ENTRADA = /^\/(?:pages(?:\/login)?)?\/*$/;
