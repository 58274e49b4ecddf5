import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { rememberAskedPath, takeAskedPath } from '#lib/session/asked-path.ts';
import { checkSession } from '#lib/session/session.ts';

interface Entrada {
  location: ParsedLocation;
  /** A link under the pointer is only being loaded ahead; nobody has asked for it yet. */
  preload: boolean;
}

/** Before anything of the main layout is painted or asked for. */
export function requireSession({ location, preload }: Entrada): void {
  if (checkSession()) return;
  if (!preload) rememberAskedPath(location.href);
  throw redirect({ to: '/pages/login' });
}

/** The login is for who is not signed in; a session that begins, here or in another tab, leads on from it. */
export function refuseSession({ preload }: Pick<Entrada, 'preload'>): void {
  if (preload || !checkSession()) return;
  const pedido = takeAskedPath();
  throw pedido ? redirect({ href: pedido }) : redirect({ to: '/dashboard' });
}

/** Nobody's company has no page: the route then shows that there is none. */
export function openOwnCompany(): void {
  const idEmpresa = checkSession()?.idEmpresa;
  if (idEmpresa) throw redirect({ to: '/configuracoes/empresa/$idEmpresa', params: { idEmpresa } });
}
