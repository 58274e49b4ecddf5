import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidXsrf } from '#server/platform/refusals.ts';

const COOKIE = 'XSRF-TOKEN';
const CABECALHO = 'x-xsrf-token';
const SEM_EFEITO = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Double submit: a browser that holds the cookie must repeat it in the header on everything that changes something.
 * A caller without the cookie (a script, a site on another origin) carries nothing a forger could ride on: its only
 * credential is the Authorization header, which no browser adds by itself.
 */
export function registerXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) {
      if (recebeCookie(request)) renewXsrf(reply);
    } else if (!SEM_EFEITO.has(request.method) && !iguais(cookie, request.headers[CABECALHO])) {
      throw invalidXsrf();
    }
  });
}

/** Gives the browser a fresh value; the page reads it, so it is not HttpOnly. */
export function renewXsrf(reply: FastifyReply): void {
  reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), { path: '/', sameSite: 'lax', secure: 'auto' });
}

/** Immutable assets may be cached by anybody in between: they never set a cookie. */
function recebeCookie(request: FastifyRequest): boolean {
  return !request.url.startsWith('/_next/');
}

function iguais(cookie: string, cabecalho: string | string[] | undefined): boolean {
  if (typeof cabecalho !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(cabecalho)];
  return a.length === b.length && timingSafeEqual(a, b);
}
