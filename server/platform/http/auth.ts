import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { notAuthenticated, proofDemanded, secondFactorDemanded } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { hasSecondFactor, type LiveSession, liveSession, noteUse } from '#server/platform/security/live-session.ts';
import { isProved } from '#server/platform/security/proof.ts';
import { tokenHash } from '#server/platform/security/token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this request belongs to; set on every route behind `exigirSessao`. */
    quem: Caller;
    /** Whether that company is a sample. */
    noExemplo: boolean;
    /** Asks once more whether the session lives: a body, or a file of it, may have been minutes on its way. */
    askSessionAgain(): Promise<void>;
    /** Throws 403 when the password, or a second factor, was last given more than ten minutes ago. */
    requireProof(demanded: DemandedProof): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Open to a person without the second factor that the company demands. */
    semSegundoFator?: true;
    /** What must have been proved in the last ten minutes. */
    prova?: DemandedProof;
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
  app.decorateRequest('requireProof', async function (this: FastifyRequest, demanded: DemandedProof) {
    const sessao = await liveSessionOf(this);
    // Nobody has a password there, and nothing leaves it.
    if (sessao.exemplo) return;
    const temFator = demanded === 'TODAS' && (await hasSecondFactor(app.cais.db, sessao.hash));
    if (!isProved(demanded, sessao, { agora: app.cais.relogio.agora(), temFator })) throw proofDemanded(demanded);
  });
  app.addHook('onRequest', async (request, reply) => {
    const sessao = await liveSessionOf(request);
    const { empresaId, usuarioId, hash } = sessao;
    const quem = { empresaId, usuarioId };
    request.quem = quem;
    request.noExemplo = sessao.exemplo;
    request.trabalho.quem = quem;
    request.trabalho.sessao = hash;
    const { prova } = request.routeOptions.config;
    if (prova) await request.requireProof(prova);
    await followUse(request, reply, sessao);
  });
  app.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await request.askSessionAgain();
  });

  /** What a page asks by itself, while nobody touches it, keeps no session alive. */
  async function followUse(
    request: FastifyRequest,
    reply: FastifyReply,
    { minutosDeInatividade, usadaEm, hash }: HashedSession,
  ): Promise<void> {
    if (minutosDeInatividade === null) return;
    reply.header(INACTIVITY, minutosDeInatividade);
    if (request.headers[WITHOUT_GESTURE]) return;
    const agora = app.cais.relogio.agora();
    if (!usadaEm || agora.getTime() - usadaEm.getTime() > NOTED_EVERY_MS) await noteUse(app.cais.db, hash, agora);
  }

  async function liveSessionOf(request: FastifyRequest): Promise<HashedSession> {
    const token = requestToken(request);
    const hash = token && tokenHash(token);
    const sessao = hash && (await liveSession(app.cais.db, hash, app.cais.relogio.agora()));
    if (!sessao) throw notAuthenticated();
    if (sessao.faltaSegundoFator && !request.routeOptions.config.semSegundoFator) throw secondFactorDemanded();
    return { ...sessao, hash };
  }
}

/** Asks for a recent proof before every write of this scope. */
export function demandProof(app: FastifyInstance, demanded: DemandedProof): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') route.config = { ...route.config, prova: demanded };
  });
}

interface HashedSession extends LiveSession {
  hash: Uint8Array;
}

/** Tells the page after how many minutes without a gesture its session ends; the page then marks what it asks by itself. */
const INACTIVITY = 'x-inatividade';
/** Told by a page that nobody touched for a minute. */
const WITHOUT_GESTURE = 'x-sem-gesto';
const NOTED_EVERY_MS = 20_000;

export function requestToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
