import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const UM_ANO = 365 * 24 * 60 * 60;

/** Serves the exported site: hashed assets for ever, the page itself never from a cache. */
export async function registerStaticSite(app: FastifyInstance, pasta: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pasta,
    preCompressed: true,
    cacheControl: false,
    setHeaders(resposta, caminho) {
      const imutavel = caminho.includes(`${join('_next', 'static')}`);
      resposta.header('Cache-Control', imutavel ? `public, max-age=${UM_ANO}, immutable` : 'no-cache');
      if (imutavel) for (const nome of SO_DA_PAGINA) resposta.removeHeader(nome);
    },
  });
}

/** What speaks of a document and means nothing on a script, a font or an image: a kilobyte on each of them. */
const SO_DA_PAGINA = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
