const CHAVE = 'cais-caminho-pedido';

/**
 * Remembers the path a signed-out person asked for, while the login page is shown. It is in sessionStorage: it belongs to this tab,
 * and survives a reload of the login page.
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
