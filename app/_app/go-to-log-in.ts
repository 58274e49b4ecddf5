import { rememberAskedPath } from '#lib/session/asked-path.ts';

/** Does the work of the route guards (route-guard.ts) for a signed-out person before the route table has loaded. */
export function goToLogIn(): void {
  const pedido = location.hash.slice(1) || '/';
  const [caminho = ''] = pedido.split('?');
  if (!DA_ENTRADA.test(caminho)) rememberAskedPath(pedido.startsWith('/') ? pedido : `/${pedido}`);
  // Next replaces this method on `history` (patches/next-history.ts), so the prototype's own is called.
  History.prototype.replaceState.call(history, null, '', '#/pages/login');
  document.title = 'Entrar · Cais';
}

const DA_ENTRADA = /^\/(?:pages(?:\/login)?)?\/*$/;
