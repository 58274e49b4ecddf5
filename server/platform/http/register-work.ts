import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginWork, type UnderWay, within } from '#server/platform/work/under-way.ts';
import { watchLoop } from './watchdog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request is, for turns and for the watchdog; set on every request. */
    trabalho: UnderWay;
    aoTerminar: () => void;
  }
}

/** Lets the code that runs know its request: whose it is, and when its client has gone. */
export function registerWork(app: FastifyInstance): void {
  app.decorateRequest('trabalho');
  app.decorateRequest('aoTerminar');
  app.addHook('onRequest', (request, reply, done) => {
    const foi = new AbortController();
    const trabalho: UnderWay = { nome: nameOf(request), quem: null, sinal: foi.signal };
    request.trabalho = trabalho;
    const terminar = beginWork(trabalho);
    request.aoTerminar = terminar;
    reply.raw.once('close', () => {
      terminar();
      if (!reply.raw.writableFinished) foi.abort(new ClientGone());
    });
    within(trabalho, done);
  });
  app.addHook('onResponse', async (request) => request.aoTerminar());
  // The events of a body come from outside of the request: the handler is put back into it.
  app.addHook('preHandler', (request, _reply, done) => within(request.trabalho, done));
  const parar = watchLoop(app.log);
  app.addHook('onClose', async () => parar());
}

/** The client went before its answer: nobody reads what is answered. */
class ClientGone extends Error {
  readonly statusCode = 499;
}

/** The pattern of the address: an id would say whose data it is. */
const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? '(desconhecida)'}`;
