import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAuthenticated, secondFactorDemanded } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type LiveSession, liveSession } from '#server/platform/security/live-session.ts';
import { tokenHash } from '#server/platform/security/token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this request belongs to; set on every route behind `exigirSessao`. */
    quem: Caller;
    /** Whether that company is a sample. */
    noExemplo: boolean;
    /** Asks once more whether the session lives: a body, or a file of it, may have been minutes on its way. */
    askSessionAgain(): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Open to a person without the second factor that the company demands. */
    semSegundoFator?: true;
  }
}

/**
 * Closes the routes of this scope to requests without a live session, before the body is read and after it has come: who was
 * deactivated or signed out meanwhile writes nothing.
 */
export function requireSession(app: FastifyInstance): void {
  app.decorateRequest('quem');
  app.decorateRequest('noExemplo', false);
  app.decorateRequest('askSessionAgain', async function (this: FastifyRequest) {
    await liveSessionOf(this);
  });
  app.addHook('onRequest', async (request) => {
    const { exemplo, hash, ...quem } = await liveSessionOf(request);
    request.quem = quem;
    request.noExemplo = exemplo;
    request.trabalho.quem = quem;
    request.trabalho.sessao = hash;
  });
  app.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await request.askSessionAgain();
  });

  async function liveSessionOf(request: FastifyRequest): Promise<Omit<LiveSession, 'faltaSegundoFator'> & Hashed> {
    const token = requestToken(request);
    const hash = token && tokenHash(token);
    const sessao = hash && (await liveSession(app.cais.db, hash, app.cais.relogio.agora()));
    if (!sessao) throw notAuthenticated();
    const { faltaSegundoFator, ...dela } = sessao;
    if (faltaSegundoFator && !request.routeOptions.config.semSegundoFator) throw secondFactorDemanded();
    return { ...dela, hash };
  }
}

interface Hashed {
  hash: Uint8Array;
}

export function requestToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
