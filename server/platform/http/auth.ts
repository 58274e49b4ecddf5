import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAuthenticated, secondFactorDemanded } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { liveSession } from '#server/platform/security/live-session.ts';
import { tokenHash } from '#server/platform/security/token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this request belongs to; set on every route behind `exigirSessao`. */
    quem: Caller;
    /** Lets this session follow and stop the work it began, even while that work has the only connection to the database. */
    lembrarSessaoAte(fim: Promise<unknown>): void;
  }
  interface FastifyContextConfig {
    /** Open to remembered sessions; answers only the progress of a job. */
    segueTrabalho?: true;
    /** Open to a person without the second factor that the company demands. */
    semSegundoFator?: true;
  }
}

/** Closes the routes of this scope to requests without a live session. */
export function requireSession(app: FastifyInstance): void {
  const lembradas = new Map<string, Caller>();
  app.decorateRequest('quem');
  app.decorateRequest('lembrarSessaoAte', function (this: FastifyRequest, fim) {
    const token = requestToken(this);
    if (!token) return;
    lembradas.set(token, this.quem);
    const esquecer = () => lembradas.delete(token);
    fim.then(esquecer, esquecer);
  });
  app.addHook('onRequest', async (request) => {
    const token = requestToken(request);
    const lembrada = request.routeOptions.config.segueTrabalho && token ? lembradas.get(token) : undefined;
    if (lembrada) {
      request.quem = lembrada;
      return;
    }
    const viva = token && (await liveSession(app.cais.db, tokenHash(token), app.cais.relogio.agora()));
    if (!viva) throw notAuthenticated();
    const { faltaSegundoFator, ...quem } = viva;
    if (faltaSegundoFator && !request.routeOptions.config.semSegundoFator) throw secondFactorDemanded();
    request.quem = quem;
  });
}

export function requestToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
