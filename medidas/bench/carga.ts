import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { openSession } from '#server/accounts/access/open-session.ts';
import { connectPostgres } from '#server/connect.ts';
import { systemClock } from '#server/platform/clock.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { freePort } from '#server/platform/free-port.ts';
import { createCluster } from '#server/testing/disposable-postgres.ts';
import { killServer, startServer } from '#server/testing/separate-server.ts';
import { semearProcessos } from './muitos-processos.ts';

/**
 * `npm run -s bench -- carga [seconds]` signs in 1,000 people of 20 companies, each with a stream of notices, and sends 50 requests a
 * second, by default for ten minutes, to one server on PostgreSQL, on the loopback. Ends with 1 when the p99 of a list passes 500 ms, a
 * request fails, or the memory grows.
 */
const SECONDS = Number(process.argv[2] ?? 600);
const COMPANIES = 20;
const PEOPLE_EACH = 50;
const PROCESSES_EACH = 1_000;
const A_SECOND = 50;
const LIMIT_MS = 500;
/** Of the memory at a tenth of the time. */
const MAY_GROW = 1.25;

type Request = [name: string, path: string, body?: object];

const LIST = '/api/Processo?pagina=1&tamanho=25';
const REQUESTS: Request[] = [
  ['list of processes', `${LIST}&ordem=-numero`],
  ['list of processes', `${LIST}&situacao=ENTREGUE`],
  ['list of processes', `${LIST}&q=0500`],
  ['list of orders', '/api/PurchaseOrder?pagina=1&tamanho=25'],
  ['list of processes', `${LIST}&canalRfb=VERMELHO`],
  ['Meu dia', '/api/MeuDia'],
  ['list of processes', `${LIST}&ordem=situacao`],
  ['list of suppliers', '/api/Fornecedor?pagina=1&tamanho=25'],
  ['health', '/saude'],
  ['a supplier written', '/api/Fornecedor', { papel: 'FORNECEDOR', pais: { codigo: '160' } }],
];

const cluster = await createCluster();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-carga-'));
const tokens = await signIn(cluster.url);
const server = startServer({ DATA_DIR, DATABASE_URL: cluster.url, PORT: String(await freePort()) });
await server.noAr;
const stop = new AbortController();
try {
  let notices = 0;
  await Promise.all(tokens.map((token) => follow(token, () => (notices += 1))));
  console.log(`${tokens.length} people follow their notices; ${rss()} MB`);
  const { times, failed, memory } = await load();
  for (const [name, all] of times) console.log(`${name.padEnd(28)}${percentiles(all)}`);
  const early = memory[Math.floor(memory.length / 10)] ?? 0;
  const late = memory.at(-1) ?? 0;
  console.log(
    `memory ${early} MB after a tenth, ${late} MB at the end, ${Math.max(...memory)} MB at most; ${notices} notices; ${failed.length} failed`,
  );
  for (const message of new Set(failed)) console.log(`failed: ${message}`);
  const lists = [...times].filter(([name]) => name.startsWith('list')).flatMap(([, all]) => all);
  if (p(lists, 0.99) > LIMIT_MS || failed.length > 0 || late > early * MAY_GROW) process.exitCode = 1;
} finally {
  stop.abort();
  await killServer(server);
  await cluster.remove();
  await rm(DATA_DIR, { recursive: true, force: true });
}

async function signIn(url: string): Promise<string[]> {
  const connection = await connectPostgres(url);
  const { db } = connection;
  const opened: string[] = [];
  for (let company = 0; company < COMPANIES; company++) {
    const empresaId = await semearProcessos(connection, PROCESSES_EACH);
    for (let n = 0; n < PEOPLE_EACH; n++) {
      const caller = { empresaId, usuarioId: uuidv7() };
      const person = { nome: `Pessoa Fictícia ${n}`, email: `carga-${company}-${n}@teste.local`, criadoEm: new Date() };
      await db.insert(usuario).values({ empresaId, id: caller.usuarioId, ...person });
      const session = await openSession(db, systemClock, caller, {});
      if (session) opened.push(session.token);
    }
  }
  await connection.fechar();
  return opened;
}

/** Reads a stream of notices until the end of the bench. */
async function follow(token: string, heard: () => void): Promise<void> {
  const { body } = await fetch(`${server.url}/api/Aviso/Eventos`, { headers: bearer(token), signal: stop.signal });
  const reader = body?.getReader();
  (async () => {
    for (;;) {
      const read = await reader?.read().catch(() => ({ done: true, value: undefined }));
      if (!read || read.done) return;
      heard();
    }
  })();
}

async function load() {
  const times = new Map<string, number[]>();
  const memory: number[] = [];
  const open = new Set<Promise<void>>();
  const failed: string[] = [];
  const end = performance.now() + SECONDS * 1_000;
  for (let sent = 0, next = performance.now(); next < end; sent++, next += 1_000 / A_SECOND) {
    await wait(Math.max(0, next - performance.now()));
    const [name, path, body] = REQUESTS[sent % REQUESTS.length] as Request;
    const token = tokens[(sent * 7) % tokens.length] as string;
    const one = ask(token, path, body && { ...body, razaoSocial: `FICTICIA ${sent} CO` }).then(
      (ms) => {
        times.set(name, [...(times.get(name) ?? []), ms]);
      },
      (error: Error) => {
        failed.push(error.message);
      },
    );
    open.add(one);
    one.finally(() => open.delete(one));
    if (sent % A_SECOND === 0) memory.push(rss());
  }
  await Promise.all(open);
  return { times, failed, memory };
}

async function ask(token: string, path: string, body?: object): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

function percentiles(all: number[]): string {
  return `${String(all.length).padStart(6)} ×  p50 ${p(all, 0.5).toFixed(0)} ms  p99 ${p(all, 0.99).toFixed(0)} ms  most ${Math.max(...all).toFixed(0)} ms`;
}

function p(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function rss(): number {
  const status = readFileSync(`/proc/${server.processo.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
