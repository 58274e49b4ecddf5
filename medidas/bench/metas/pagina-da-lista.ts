import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/separate-server.ts';
import type { Meta } from './meta.ts';
import { type ComandosNus, PAGINAS } from './paginas-nuas.ts';

/** Many and short: other work on the machine then falls on both servers. */
const RODADAS = 9;
const SEGUNDOS = 2;

/**
 * Measures the requests a second of pages of the list on the whole server, against the plainest SQL for the same rows of the same
 * tables on bare Fastify and pg. The difference is the cost of the session, the contract, the numbers as texts, and everything a list
 * can be asked for. The two run in turns, so that neither gets the quieter machine.
 */
export async function medirPaginas(url: string, pessoa: { empresaId: string; token: string }): Promise<Meta[]> {
  const inteiro = startServer({
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'cais-bench-')),
    DATABASE_URL: url,
  });
  await inteiro.noAr;
  try {
    const metas: Meta[] = [];
    for (const { nome, consulta, minimo, comandos } of PAGINAS) {
      const pedido = {
        url: `${inteiro.url}/api/Processo?${new URLSearchParams(consulta)}`,
        // The cookie a browser has after the page.
        headers: { authorization: `Bearer ${pessoa.token}`, cookie: 'XSRF-TOKEN=um-valor' },
      };
      const { razoes, porSegundo } = await comparar(pedido, url, comandos(pessoa.empresaId));
      metas.push({
        nome: `${nome}, to the plainest SQL on bare Fastify + pg`,
        medido: razoes.toSorted((uma, outra) => uma - outra)[Math.floor(RODADAS / 2)] ?? 0,
        alvo: ['>=', minimo],
        unidade: '%',
        nota: `${porSegundo.inteiro.toFixed(0)} of ${porSegundo.nu.toFixed(0)} requests/s; rounds ${razoes.map((razao) => razao.toFixed(0)).join(', ')}`,
      });
    }
    return metas;
  } finally {
    inteiro.processo.kill();
    await inteiro.fim;
  }
}

interface Pedido {
  url: string;
  headers: Record<string, string>;
}

async function comparar(pedido: Pedido, banco: string, comandos: ComandosNus) {
  const nu = await iniciarNu(banco, comandos);
  const razoes: number[] = [];
  const porSegundo = { inteiro: 0, nu: 0 };
  try {
    await exigirOMesmo(pedido, { url: nu.url, headers: {} });
    for (let rodada = 0; rodada <= RODADAS; rodada += 1) {
      const dele = await disparar(pedido);
      const doNu = await disparar({ url: nu.url, headers: {} });
      // The first round warms both up.
      if (rodada === 0) continue;
      razoes.push((100 * dele) / doNu);
      porSegundo.inteiro += dele / RODADAS;
      porSegundo.nu += doNu / RODADAS;
    }
  } finally {
    nu.processo.kill();
    await nu.fim;
  }
  return { razoes, porSegundo };
}

/** Throws when the two do not answer the same rows in the same order, with the same total. */
async function exigirOMesmo(...pedidos: [Pedido, Pedido]): Promise<void> {
  const [um, outro] = await Promise.all(
    pedidos.map(async ({ url, headers }) => {
      const resposta = await fetch(url, { headers });
      const linhas = (await resposta.json()) as { id: string }[];
      return JSON.stringify([resposta.headers.get('x-total-count'), linhas.map(({ id }) => id)]);
    }),
  );
  if (um !== outro) throw new Error(`The two servers differ: ${um} and ${outro}.`);
}

/** The mean requests a second; throws when an answer was not the page. */
async function disparar({ url, headers }: Pedido): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 8, duration: SEGUNDOS });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers of ${url} were refusals, ${errors} did not come.`);
  return requests.mean;
}

async function iniciarNu(url: string, comandos: ComandosNus) {
  const porta = String(await freePort());
  const processo = spawn(process.execPath, ['medidas/bench/metas/servidor-nu.ts'], {
    env: { ...process.env, PORT: porta, DATABASE_URL: url, COMANDOS: JSON.stringify(comandos) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fim = once(processo, 'exit');
  await once(processo.stdout, 'data');
  return { url: `http://localhost:${porta}/`, processo, fim };
}
