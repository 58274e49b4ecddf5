import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { rememberAskedPath, takeAskedPath } from '#lib/session/asked-path.ts';
import { checkSession } from '#lib/session/session.ts';

interface Entrada {
  location: ParsedLocation;
  /** True when the router only preloads a link under the pointer, so nobody has asked for the page yet. */
  preload: boolean;
}

/** Runs before the main layout is painted or makes any request. */
export function requireSession({ location, preload }: Entrada): void {
  if (checkSession()) return;
  if (!preload) rememberAskedPath(location.href);
  throw redirect({ to: '/pages/login' });
}

/** The log-in is only for signed-out people. A session that begins, here or in another tab, leads to the page first asked for. */
export function refuseSession({ preload }: Pick<Entrada, 'preload'>): void {
  if (preload || !checkSession()) return;
  const pedido = takeAskedPath();
  throw pedido ? redirect({ href: pedido }) : redirect({ to: '/dashboard' });
}

/** A person without a company is not redirected: the route then shows that the page does not exist. */
export function openOwnCompany(): void {
  const idEmpresa = checkSession()?.idEmpresa;
  if (idEmpresa) throw redirect({ to: '/configuracoes/empresa/$idEmpresa', params: { idEmpresa } });
}
