import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acessoRepository, type QuemPede } from '#server/acesso/acesso-repository.ts';
import { hashDoToken } from '#server/acesso/token.ts';
import { naoAutenticado } from '#server/erros.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this request belongs to; set on every route behind `exigirSessao`. */
    quem: QuemPede;
  }
}

/** Closes the routes of this scope to requests without a live session. */
export function exigirSessao(app: FastifyInstance): void {
  const acesso = acessoRepository(app.cais.db);
  app.decorateRequest('quem');
  app.addHook('onRequest', async (request) => {
    const token = tokenDoPedido(request);
    const quem = token && (await acesso.sessaoViva(hashDoToken(token), app.cais.relogio.agora()));
    if (!quem) throw naoAutenticado();
    request.quem = quem;
  });
}

export function tokenDoPedido(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
