import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const UM_ANO = 365 * 24 * 60 * 60;

/** Serves the exported site: hashed assets for ever, the page itself never from a cache. */
export async function registrarSite(app: FastifyInstance, pasta: string): Promise<void> {
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
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Security headers; scripts only from here, plus the inline ones Next wrote into the page, by their hash. */
export async function registrarCabecalhos(app: FastifyInstance, pasta: string | undefined): Promise<void> {
  const embutidos = pasta ? await hashesDosScripts(join(pasta, 'index.html')) : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...embutidos],
        // Emotion writes its rules into <style> elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        // A PDF among the attachments is shown from the bytes that were asked for with the session's token.
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Only over TLS does this mean anything; a proxy in front sets it.
    strictTransportSecurity: false,
  });
}

async function hashesDosScripts(pagina: string): Promise<string[]> {
  const html = await readFile(pagina, 'utf8');
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, corpo]) =>
      `'sha256-${createHash('sha256')
        .update(corpo ?? '')
        .digest('base64')}'`,
  );
}
