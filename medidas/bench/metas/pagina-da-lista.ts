import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { drizzle } from 'drizzle-orm/node-postgres';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import { CASING, type Database } from '#server/platform/db/database.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startServer } from '#server/testing/separate-server.ts';
import type { Meta } from './meta.ts';

const CONSULTA = { situacao: 'PARAMETRIZADO', ordem: '-criadoEm', tamanho: 25 };
const RODADAS = 3;
const SEGUNDOS = 4;

/**
 * Measures the requests a second of a page of the list (filter, order, total) on the whole server, against the same statements on
 * bare Fastify and pg. The difference is the cost of the session, the contract and the numbers as texts. The two run in turns, so
 * that neither gets the quieter machine.
 */
export async function medirPagina(url: string, pessoa: { empresaId: string; token: string }): Promise<Meta> {
  const inteiro = startServer({
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'cais-bench-')),
    DATABASE_URL: url,
  });
  await inteiro.noAr;
  const nu = await iniciarNu(url, await comandosDaPagina(url, pessoa.empresaId));
  const consulta = new URLSearchParams(Object.entries(CONSULTA).map(([nome, valor]) => [nome, String(valor)]));
  const razoes: number[] = [];
  const porSegundo = { inteiro: 0, nu: 0 };
  try {
    for (let rodada = 0; rodada <= RODADAS; rodada += 1) {
      const dele = await disparar(`${inteiro.url}/api/Processo?${consulta}`, {
        authorization: `Bearer ${pessoa.token}`,
        // The cookie a browser has after the page.
        cookie: 'XSRF-TOKEN=um-valor',
      });
      const doNu = await disparar(nu.url, {});
      // The first round warms both up.
      if (rodada === 0) continue;
      razoes.push((100 * dele) / doNu);
      porSegundo.inteiro += dele / RODADAS;
      porSegundo.nu += doNu / RODADAS;
    }
  } finally {
    for (const { processo } of [inteiro, nu]) processo.kill();
    await Promise.all([inteiro.fim, nu.fim]);
  }
  return {
    nome: 'Page of 200,000 processes, to the same SQL on bare Fastify + pg',
    medido: razoes.toSorted((uma, outra) => uma - outra)[Math.floor(RODADAS / 2)] ?? 0,
    alvo: ['>=', 60],
    unidade: '%',
    nota: `${porSegundo.inteiro.toFixed(0)} of ${porSegundo.nu.toFixed(0)} requests/s`,
  };
}

/** The mean requests a second; throws when an answer was not the page. */
async function disparar(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 8, duration: SEGUNDOS });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers of ${url} were refusals, ${errors} did not come.`);
  return requests.mean;
}

/** The exact statements of the list for one page. */
async function comandosDaPagina(url: string, empresaId: string): Promise<{ sql: string; params: unknown[] }[]> {
  const comandos: { sql: string; params: unknown[] }[] = [];
  const pool = createPool(url);
  const logger = { logQuery: (sql: string, params: unknown[]) => void comandos.push({ sql, params }) };
  const db = drizzle(pool, { casing: CASING, logger }) as unknown as Database;
  await processoListagem(db, empresaId).listar(processoConsulta.parse(CONSULTA), '2026-11-20');
  await pool.end();
  return comandos;
}

async function iniciarNu(url: string, comandos: object[]) {
  const porta = String(await freePort());
  const processo = spawn(process.execPath, ['medidas/bench/metas/servidor-nu.ts'], {
    env: { ...process.env, PORT: porta, DATABASE_URL: url, COMANDOS: JSON.stringify(comandos) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fim = once(processo, 'exit');
  await once(processo.stdout, 'data');
  return { url: `http://localhost:${porta}/`, processo, fim };
}
