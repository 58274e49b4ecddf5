import { setTimeout as esperar } from 'node:timers/promises';
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
  /** One question at a time for each: behind a long transaction they would queue up. */
  const perguntadas = new Map<string, Promise<LiveSession | null>>();
  app.decorateRequest('quem');
  app.decorateRequest('noExemplo', false);
  app.decorateRequest('lembrarSessaoAte', function (this: FastifyRequest, fim) {
    const token = requestToken(this);
    if (!token) return;
    lembradas.set(token, this.quem);
    const esquecer = () => lembradas.delete(token);
    fim.then(esquecer, esquecer);
  });
  app.addHook('onRequest', async (request) => {
    const token = requestToken(request);
    const sessao = token && (await (request.routeOptions.config.segueTrabalho ? seguindo(token) : viva(token)));
    if (!sessao) throw notAuthenticated();
    const { faltaSegundoFator, exemplo, ...quem } = sessao;
    if (faltaSegundoFator && !request.routeOptions.config.semSegundoFator) throw secondFactorDemanded();
    request.quem = quem;
    request.noExemplo = exemplo;
    request.trabalho.quem = quem;
  });

  function viva(token: string): Promise<LiveSession | null> {
    return liveSession(app.cais.db, tokenHash(token), app.cais.relogio.agora());
  }

  /** A session that has ended follows no work. While the work has the only connection, nobody can end a session either. */
  async function seguindo(token: string): Promise<LiveSession | null> {
    const lembrada = lembradas.get(token);
    if (!lembrada) return viva(token);
    const pergunta = perguntadas.get(token) ?? perguntar(token);
    return Promise.race([
      pergunta,
      esperar(ANSWERS_WITHIN_MS, { ...lembrada, faltaSegundoFator: false, exemplo: false }, { ref: false }),
    ]);
  }

  function perguntar(token: string): Promise<LiveSession | null> {
    const pergunta = viva(token).then((quem) => {
      if (!quem) lembradas.delete(token);
      return quem;
    });
    perguntadas.set(token, pergunta);
    const esquecer = () => perguntadas.delete(token);
    pergunta.then(esquecer, esquecer);
    return pergunta;
  }
}

export function requestToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** A free database answers in some milliseconds. Who cancels work that holds it must not wait for it. */
const ANSWERS_WITHIN_MS = 20;
