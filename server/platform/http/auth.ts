import type { FastifyInstance, FastifyRequest } from 'fastify';
import { naoAutenticado } from '#server/platform/refusals.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import { sessaoViva } from '#server/platform/security/live-session.ts';
import { hashDoToken } from '#server/platform/security/token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this request belongs to; set on every route behind `exigirSessao`. */
    quem: QuemPede;
    /** Lets this session follow and stop the work it began, even while that work has the only connection to the database. */
    lembrarSessaoAte(fim: Promise<unknown>): void;
  }
  interface FastifyContextConfig {
    /** Open to remembered sessions; answers only the progress of a job. */
    segueTrabalho?: true;
  }
}

/** Closes the routes of this scope to requests without a live session. */
export function exigirSessao(app: FastifyInstance): void {
  const lembradas = new Map<string, QuemPede>();
  app.decorateRequest('quem');
  app.decorateRequest('lembrarSessaoAte', function (this: FastifyRequest, fim) {
    const token = tokenDoPedido(this);
    if (!token) return;
    lembradas.set(token, this.quem);
    const esquecer = () => lembradas.delete(token);
    fim.then(esquecer, esquecer);
  });
  app.addHook('onRequest', async (request) => {
    const token = tokenDoPedido(request);
    const lembrada = request.routeOptions.config.segueTrabalho && token ? lembradas.get(token) : undefined;
    const quem = lembrada ?? (token && (await sessaoViva(app.cais.db, hashDoToken(token), app.cais.relogio.agora())));
    if (!quem) throw naoAutenticado();
    request.quem = quem;
  });
}

export function tokenDoPedido(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
