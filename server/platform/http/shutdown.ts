import type { FastifyInstance } from 'fastify';

/** Once the server is stopping, a request it still answers takes its connection with it: kept open, it would hold the stop up. */
export function registerShutdown(app: FastifyInstance): void {
  let parando = false;
  app.addHook('preClose', async () => {
    parando = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (parando) reply.header('Connection', 'close');
  });
}
