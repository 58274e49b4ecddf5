import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const UM_ANO = 365 * 24 * 60 * 60;

/** Serves the exported site: hashed assets for ever, the page itself never from a cache. */
export async function registrarSite(app: FastifyInstance, pasta: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pasta,
    cacheControl: false,
    setHeaders(resposta, caminho) {
      const imutavel = caminho.includes(`${join('_next', 'static')}`);
      resposta.header('Cache-Control', imutavel ? `public, max-age=${UM_ANO}, immutable` : 'no-cache');
    },
  });
}
