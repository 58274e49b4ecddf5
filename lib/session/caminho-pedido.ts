const CHAVE = 'cais-caminho-pedido';

/**
 * The path a signed-out person asked for, kept while the login page is in front of it. In sessionStorage: it belongs
 * to this tab, and a reload of the login page does not forget it.
 */
export function lembrarCaminhoPedido(href: string): void {
  sessionStorage.setItem(CHAVE, href);
}

export function caminhoPedido(): string | null {
  return sessionStorage.getItem(CHAVE);
}

export function retirarCaminhoPedido(): string | null {
  const href = caminhoPedido();
  sessionStorage.removeItem(CHAVE);
  return href;
}
