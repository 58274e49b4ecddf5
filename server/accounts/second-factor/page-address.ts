import type { FastifyRequest } from 'fastify';

/** Where the page stands that asks: a passkey is bound to its domain. */
export interface PageAddress {
  origem: string;
  dominio: string;
}

/**
 * The page of a request; null when it comes from no page of this installation. A passkey keeps the domain it was made for and its
 * authenticator signs that domain, so a false `Host` opens nothing.
 */
export function pageOf(request: FastifyRequest, origens: readonly string[]): PageAddress | null {
  const origem = request.headers.origin;
  if (!origem || !URL.canParse(origem)) return null;
  const daqui = `${request.protocol}://${request.host}`;
  return origem === daqui || origens.includes(origem) ? { origem, dominio: new URL(origem).hostname } : null;
}
