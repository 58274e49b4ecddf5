import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerSecurityHeaders } from './security-headers.ts';

const EMBUTIDO = 'self.pagina = 1';
const site = mkdtempSync(join(tmpdir(), 'cais-cabecalhos-'));
const apps: FastifyInstance[] = [];

beforeAll(() => writeFileSync(join(site, 'index.html'), `<script>${EMBUTIDO}</script><script src="/a.js"></script>`));
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(site, { recursive: true });
});

async function servidor(config: object = {}, proxies: string[] | false = false) {
  writeFileSync(join(site, 'config.json'), JSON.stringify(config));
  const app = Fastify({ trustProxy: proxies });
  apps.push(app);
  await registerSecurityHeaders(app, site);
  app.get('/', async () => '');
  app.get('/api/coisa', async () => ({}));
  return app;
}
const politica = (cabecalhos: Record<string, unknown>) =>
  new Map(
    String(cabecalhos['content-security-policy'])
      .split(';')
      .map((uma) => uma.trim().split(/ (.*)/s) as [string, string]),
  );

test('the policy lets in what the page is made of, and nothing else', async () => {
  const { headers } = await (await servidor()).inject({ url: '/' });
  const hash = createHash('sha256').update(EMBUTIDO).digest('base64');
  expect(Object.fromEntries(politica(headers))).toEqual({
    'default-src': "'self'",
    'script-src': `'self' 'sha256-${hash}'`,
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*publickey-credentials-get=\(self\)/),
  });
});

test('an API elsewhere, which config.json names, is the only other place the page may call', async () => {
  const { headers } = await (await servidor({ apiBaseUrl: 'https://api.exemplo.com.br/cais/' })).inject({ url: '/' });
  expect(politica(headers).get('connect-src')).toBe("'self' https://api.exemplo.com.br");
});

test('HSTS is said over TLS: as a proxy one trusts says it came, never as anybody else does', async () => {
  const porTls = { 'x-forwarded-proto': 'https' };
  const sozinho = await servidor();
  expect((await sozinho.inject({ url: '/', headers: porTls })).headers['strict-transport-security']).toBeUndefined();
  const atras = await servidor({}, ['127.0.0.1']);
  expect((await atras.inject({ url: '/', headers: porTls })).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect((await atras.inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined();
  const deFora = { url: '/', headers: porTls, remoteAddress: '203.0.113.9' };
  expect((await atras.inject(deFora)).headers['strict-transport-security']).toBeUndefined();
});

test('what the API answers is kept by nobody on the way', async () => {
  expect((await (await servidor()).inject({ url: '/api/coisa' })).headers['cache-control']).toBe('no-store');
});
