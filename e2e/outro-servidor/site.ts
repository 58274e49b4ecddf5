import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';

const PASTA = resolve('out');

/**
 * Serves the built site as any static host does; its `config.json` names the API. The headers `doDocumento` come only with the
 * page, not with later files.
 */
export function servirSite(apiBaseUrl: () => string, doDocumento: Record<string, string> = {}) {
  return async ({ url = '/' }: IncomingMessage, resposta: ServerResponse): Promise<void> => {
    const { pathname } = new URL(url, 'http://localhost');
    const caminho = join(PASTA, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const conteudo = await readFile(caminho).catch(() => null);
    if (!conteudo || !caminho.startsWith(PASTA)) {
      resposta.writeHead(404).end();
      return;
    }
    const tipo = { 'Content-Type': TIPOS[extname(caminho)] ?? 'application/octet-stream' };
    resposta.writeHead(200, pathname === '/' ? { ...tipo, ...doDocumento } : tipo);
    resposta.end(pathname === '/config.json' ? configuracao(conteudo, apiBaseUrl()) : conteudo);
  };
}

function configuracao(publicada: Buffer, apiBaseUrl: string): string {
  return JSON.stringify({ ...JSON.parse(publicada.toString()), apiBaseUrl });
}

const TIPOS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
