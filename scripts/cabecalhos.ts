import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { HSTS, registerSecurityHeaders } from '#server/platform/http/security-headers.ts';

/**
 * Writes the headers of the built site for another static server: `_headers` (Netlify, Cloudflare Pages) and a piece of nginx
 * configuration. The headers come from the server itself. Run it again when `config.json` names another API.
 */
export async function escreverCabecalhos(pasta: string): Promise<void> {
  const seguranca = await cabecalhosDoSite(pasta);
  const linhas = (cabecalhos: [string, string][]) =>
    cabecalhos.map(([nome, valor]) => `  ${nome}: ${valor}`).join('\n');
  await writeFile(
    join(pasta, '_headers'),
    `/*\n${linhas([...seguranca, ['Cache-Control', 'no-cache']])}\n\n/_next/static/*\n  ! Cache-Control\n${linhas([['Cache-Control', IMUTAVEL]])}\n`,
  );
  const nginx = (cabecalhos: [string, string][]) =>
    cabecalhos.map(([nome, valor]) => `add_header ${nome} "${valor.replaceAll('"', '\\"')}" always;`).join('\n');
  await writeFile(join(pasta, 'cabecalhos.nginx.conf'), `${nginx(seguranca)}\n`);
}

/** The headers of a page over TLS, in the order the server sends them. */
export async function cabecalhosDoSite(pasta: string): Promise<[string, string][]> {
  const app = Fastify();
  await registerSecurityHeaders(app, pasta);
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/' });
  await app.close();
  const deSeguranca = Object.entries(headers).filter(([nome]) => !DO_TRANSPORTE.has(nome));
  return [
    ...deSeguranca.map(([nome, valor]): [string, string] => [nome, String(valor)]),
    ['strict-transport-security', HSTS],
  ];
}

const DO_TRANSPORTE = new Set(['content-length', 'content-type', 'date', 'connection', 'cache-control']);
const IMUTAVEL = 'public, max-age=31536000, immutable';

if (import.meta.main) escreverCabecalhos('out');
