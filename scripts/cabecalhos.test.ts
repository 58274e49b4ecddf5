import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registerSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { escreverCabecalhos } from './cabecalhos.ts';

const site = mkdtempSync(join(tmpdir(), 'cais-cdn-'));
afterAll(() => rmSync(site, { recursive: true }));

test('the file for a CDN says of the page what the server says of it over TLS, word for word', async () => {
  writeFileSync(join(site, 'index.html'), '<script>self.a="1"</script>');
  writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":"https://api.exemplo.com.br"}');
  await escreverCabecalhos(site);
  const [daPagina = '', dosFixos] = readFileSync(join(site, '_headers'), 'utf8').split('\n\n');
  const escritos = Object.fromEntries(
    daPagina
      .split('\n')
      .slice(1)
      .map((linha) =>
        linha
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      ),
  );

  const app = Fastify({ trustProxy: true });
  await registerSecurityHeaders(app, site);
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  await app.close();
  const { date: _, connection: _c, 'content-length': _l, 'content-type': _t, ...enviados } = headers;
  expect(escritos).toEqual({ ...enviados, 'Cache-Control': 'no-cache' });
  expect(escritos['content-security-policy']).toContain("connect-src 'self' https://api.exemplo.com.br;");
  expect(dosFixos).toContain('Cache-Control: public, max-age=31536000, immutable');

  const nginx = readFileSync(join(site, 'cabecalhos.nginx.conf'), 'utf8');
  for (const [nome, valor] of Object.entries(enviados))
    expect(nginx).toContain(`add_header ${nome} "${valor}" always;`);
});
