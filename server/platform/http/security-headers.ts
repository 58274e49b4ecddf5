import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { configuracaoPublica } from '#lib/contracts/platform/configuracao.ts';

/** Two years, as the preload list asks; sent only over TLS, where alone it means anything. */
export const HSTS = 'max-age=63072000; includeSubDomains';

/**
 * Security headers of page and API; scripts only from here, plus the inline ones Next wrote into the page, by their hash. The file a CDN
 * reads is made from what this answers (scripts/cabecalhos.ts): there is no second list.
 */
export async function registerSecurityHeaders(app: FastifyInstance, pasta: string | undefined): Promise<void> {
  const embutidos = pasta ? await hashesDosScripts(pasta) : [];
  const api = pasta ? await origemDaApi(join(pasta, 'config.json')) : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...embutidos],
        scriptSrcAttr: ["'none'"],
        // Emotion writes its rules into <style> elements at run time, and a page that is a file has no nonce to give it.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api],
        // A PDF among the attachments is shown from the bytes that were asked for with the session's token.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', PERMISSOES);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', HSTS);
    // What is answered to somebody who is signed in is for them alone, and for now.
    if (request.url.startsWith('/api/') || request.url.startsWith('/Auth/')) reply.header('Cache-Control', 'no-store');
  });
}

/** Nothing of the machine is asked for; files are chosen by the person, and copying is what a click does. */
const PERMISSOES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((permissao) => `${permissao}=()`)
  // Passkeys, for the page itself and no frame in it.
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/** Of every page: a CDN also answers with the one for what is not there. */
async function hashesDosScripts(pasta: string): Promise<string[]> {
  const paginas = (await readdir(pasta)).filter((nome) => nome.endsWith('.html')).sort();
  const html = (await Promise.all(paginas.map((nome) => readFile(join(pasta, nome), 'utf8')))).join('');
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hash = (corpo: string) => createHash('sha256').update(corpo).digest('base64');
  return [...new Set([...scripts].map(([, corpo = '']) => `'sha256-${hash(corpo)}'`))];
}

/** Where the page finds its API, when that is elsewhere: `apiBaseUrl` of the `config.json` beside it. */
async function origemDaApi(arquivo: string): Promise<string[]> {
  const texto = await readFile(arquivo, 'utf8').catch(() => '{}');
  const { apiBaseUrl } = configuracaoPublica.parse(JSON.parse(texto));
  return /^https?:/.test(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [];
}
