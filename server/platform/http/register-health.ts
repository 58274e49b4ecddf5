import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Connection } from '#server/platform/db/database.ts';

/** Answers who asks whether the server is alive: only with a database that answers. */
export function registerHealth(app: FastifyInstance, { vivo, tipo }: Connection, versao: string): void {
  app.withTypeProvider<ZodTypeProvider>().get('/saude', { schema: { hide: true } }, async () => {
    await vivo();
    return { ok: true, banco: tipo, versao };
  });
}
