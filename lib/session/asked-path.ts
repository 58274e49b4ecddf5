const CHAVE = 'cais-caminho-pedido';

/**
 * The path a signed-out person asked for, kept while the login page is in front of it. In sessionStorage: it belongs
 * to this tab, and a reload of the login page does not forget it.
 */
export function rememberAskedPath(href: string): void {
  sessionStorage.setItem(CHAVE, href);
}

export function askedPath(): string | null {
  return sessionStorage.getItem(CHAVE);
}

export function takeAskedPath(): string | null {
  const href = askedPath();
  sessionStorage.removeItem(CHAVE);
  return href;
}
