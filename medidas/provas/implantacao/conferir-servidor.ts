import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cabecalhosDoSite } from '#scripts/cabecalhos.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { Envio, ler, type Pessoa } from '#server/testing/proofs/from-outside.ts';

// Checks, from outside, a server installed from the package.

/** The number of processes of the demonstration (server/main.test.ts). */
export const PROCESSOS = 47;

export async function conferirSaude(url: string): Promise<void> {
  const { ok: bem, versao } = (await (await fetch(`${url}/saude`)).json()) as { ok: boolean; versao: string };
  ok(bem);
  match(versao, /^\d+\.\d+\.\d+$/);
}

/** Checks that the page has the headers the build computed, and that a hashed file is cached for ever and compressed. */
export async function conferirSite(url: string, pasta: string): Promise<void> {
  const pagina = await fetch(url);
  match(await pagina.text(), /<html lang="pt-BR"/);
  for (const [nome, valor] of await cabecalhosDoSite(join(pasta, 'out'))) {
    // The server sends this header only over TLS.
    const esperado = nome === 'strict-transport-security' && url.startsWith('http:') ? null : valor;
    strictEqual(pagina.headers.get(nome), esperado, nome);
  }
  strictEqual(pagina.headers.get('cache-control'), 'no-cache');
  const script = await fetch(`${url}/${umScript(pasta)}`, { headers: { 'accept-encoding': 'gzip' } });
  deepStrictEqual(
    ['cache-control', 'content-encoding', 'content-security-policy'].map((nome) => script.headers.get(nome)),
    ['public, max-age=31536000, immutable', 'gzip', null],
  );
}

/** The address of a compressed script of the site. */
function umScript(pasta: string): string {
  const chunks = '_next/static/chunks';
  const nome = readdirSync(join(pasta, 'out', chunks)).find((um) => um.endsWith('.js.gz'));
  if (!nome) throw new Error('Nenhum script comprimido no site do pacote.');
  return `${chunks}/${nome.replace(/\.gz$/, '')}`;
}

/**
 * Checks a list, and the parts that need more than the code: the sheet reader in its own thread, the XML reader, the fonts of a
 * PDF.
 */
export async function conferirProduto(pessoa: Pessoa): Promise<void> {
  const lista = await pessoa('GET', '/api/Processo');
  deepStrictEqual([lista?.status, lista?.total], [200, PROCESSOS]);
  const [processo] = JSON.parse(lista?.bytes.toString() ?? '[]') as { id: string }[];
  const xlsx = await pessoa('GET', '/api/Fornecedor/Exportar?formato=xlsx');
  const planilha = new Envio(xlsx?.bytes ?? Buffer.alloc(0), 'fornecedores.xlsx');
  const lida = await ler<{ folhas: unknown[] }>(pessoa('POST', '/api/Planilha?recurso=Fornecedor', planilha));
  ok(lida.folhas.length > 0, 'A planilha não foi lida.');
  const di = new Envio(Buffer.from(gerarArquivoDi(UMA_DI)), 'di.xml');
  strictEqual((await pessoa('POST', '/api/Di/Ler', di))?.status, 200, 'A DI não foi lida.');
  const pdf = await pessoa('GET', `/api/Processo/${processo?.id}/Espelho`);
  strictEqual(pdf?.bytes.subarray(0, 5).toString(), '%PDF-');
}

export const UMA_DI = {
  semente: 1,
  dataRegistro: '2026-11-20',
  adicoes: 1,
  itensPorAdicao: 1,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
  taxas: { '220': '5.3417' },
};
