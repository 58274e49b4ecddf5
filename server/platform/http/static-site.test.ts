import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { TEST_VAULT } from '#server/testing/test-bench.ts';

const site = mkdtempSync(join(tmpdir(), 'cais-site-'));
const EMBUTIDO = 'self.pagina = 1';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(site, '_next/static'), { recursive: true });
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><script>${EMBUTIDO}</script><script src="/_next/static/a.js"></script>`,
  );
  writeFileSync(join(site, '_next/static/a.js'), 'a');
  writeFileSync(join(site, '_next/static/a.js.br'), 'em brotli');
  writeFileSync(join(site, '_next/static/a.js.gz'), 'em gzip');
  writeFileSync(join(site, 'config.json'), '{}');
  app = await buildApp({
    conexao: { db: {}, tipo: 'embutido', fechar: async () => {} } as unknown as Connection,
    blobs: folderBlobStore(site),
    relogio: systemClock,
    cofre: TEST_VAULT,
    versao: '0.0.0-teste',
    site,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

test('the page is served at /, asked for anew each time, and sets the XSRF cookie for it to read', async () => {
  const resposta = await app.inject({ url: '/' });
  expect(resposta.statusCode).toBe(200);
  expect(resposta.headers['content-type']).toMatch(/^text\/html/);
  expect(resposta.headers['cache-control']).toBe('no-cache');
  expect(resposta.cookies).toContainEqual(expect.objectContaining({ name: 'XSRF-TOKEN', path: '/' }));
});

test('scripts run only from here, and those written into the page by their hash', async () => {
  const { headers } = await app.inject({ url: '/' });
  const hash = createHash('sha256').update(EMBUTIDO).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('hashed assets are kept for a year, carry no cookie and nothing that speaks of a document', async () => {
  const resposta = await app.inject({ url: '/_next/static/a.js' });
  expect(resposta.headers['content-security-policy']).toBeUndefined();
  expect(resposta.headers['x-content-type-options']).toBe('nosniff');
  expect(resposta.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(resposta.cookies).toEqual([]);
});

test.each([
  ['gzip, deflate, br', 'br', 'em brotli'],
  ['gzip', 'gzip', 'em gzip'],
  ['identity', undefined, 'a'],
])('to who accepts %s goes what the build made of it', async (aceita, forma, corpo) => {
  const resposta = await app.inject({ url: '/_next/static/a.js', headers: { 'accept-encoding': aceita } });
  expect(resposta.headers['content-encoding']).toBe(forma);
  expect(resposta.headers['content-type']).toMatch(/javascript/);
  expect(resposta.headers.vary).toMatch(/accept-encoding/i);
  expect(resposta.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(resposta.body).toBe(corpo);
});

test('the page is not sent again to who has it', async () => {
  const { headers } = await app.inject({ url: '/' });
  const resposta = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(resposta.statusCode).toBe(304);
  expect(resposta.body).toBe('');
});

test('where the API is, is asked for anew each time', async () => {
  expect((await app.inject({ url: '/config.json' })).headers['cache-control']).toBe('no-cache');
});

test.each(['/importacao/processos', '/api/nada', '/../server/env.ts', '/%2e%2e/package.json'])(
  'there is nothing at %s',
  async (url) => {
    const resposta = await app.inject({ url });
    expect(resposta.statusCode).toBe(404);
    expect(resposta.json().codigo).toBe('NAO_ENCONTRADO');
  },
);
