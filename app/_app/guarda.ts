import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { lembrarCaminhoPedido, retirarCaminhoPedido } from '#lib/session/caminho-pedido.ts';
import { verificarSessao } from '#lib/session/sessao.ts';

interface Entrada {
  location: ParsedLocation;
  /** A link under the pointer is only being loaded ahead; nobody has asked for it yet. */
  preload: boolean;
}

/** Before anything of the main layout is painted or asked for. */
export function exigirSessao({ location, preload }: Entrada): void {
  if (verificarSessao()) return;
  if (!preload) lembrarCaminhoPedido(location.href);
  throw redirect({ to: '/pages/login' });
}

/** The login is for who is not signed in; a session that begins, here or in another tab, leads on from it. */
export function recusarSessao({ preload }: Pick<Entrada, 'preload'>): void {
  if (preload || !verificarSessao()) return;
  const pedido = retirarCaminhoPedido();
  throw pedido ? redirect({ href: pedido }) : redirect({ to: '/dashboard' });
}

/** Nobody's company has no page: the route then shows that there is none. */
export function abrirEmpresaDoUsuario(): void {
  const idEmpresa = verificarSessao()?.idEmpresa;
  if (idEmpresa) throw redirect({ to: '/configuracoes/empresa/$idEmpresa', params: { idEmpresa } });
}
