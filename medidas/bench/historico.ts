import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { v7 as uuidv7 } from 'uuid';
import { createUser } from '#server/accounts/access/create-user.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- historico` measures an intake of 200 DIs with 3,000 adições and 21,000 items from their ZIP to the last
 * process, as a ratio to 20 of them, and meanwhile how long a list of somebody of another company takes.
 */
const MUITAS = 200;
const POUCAS = 20;
const ADICOES = 15;
const ITENS = 7;
const RECURSO = '/api/HistoricoTrazido';
const MEGA = 1024 * 1024;

await onDatabase(medir);

async function medir(conexao: Connection): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-bench-'));
  const app = await buildApp({
    conexao,
    blobs: folderBlobStore(pasta),
    relogio: systemClock,
    cofre: vaultOf('bench'),
    versao: 'bench',
  });
  const pessoa = await entrar(app, conexao);
  const vizinha = await entrar(app, conexao);
  const poucas = await trazer(app, { pessoa, vizinha, quantas: POUCAS, semente: 1_000 });
  const muitas = await trazer(app, { pessoa, vizinha, quantas: MUITAS, semente: 5_000 });
  const segundos = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `\n${conexao.tipo}: ${POUCAS} DIs in ${segundos(poucas.tempo)}; of ${MUITAS}, with ${MUITAS * ADICOES} adições:`,
  );
  console.log(
    `from the ZIP to the last process ${(muitas.tempo / poucas.tempo).toFixed(1).padStart(6)} ×  (${segundos(muitas.tempo)})`,
  );
  console.log(`read, refused                    ${muitas.lidos}, ${muitas.recusados}`);
  console.log(
    `a list of another company        p50 ${muitas.p50} ms, p99 ${muitas.p99} ms of ${muitas.perguntas} asked`,
  );
  console.log(`memory of the process            ${muitas.antesMb} MB before, ${muitas.maximoMb} MB at most`);
  await app.close();
  rmSync(pasta, { recursive: true });
}

type App = Awaited<ReturnType<typeof buildApp>>;

async function entrar(app: App, { db }: Connection): Promise<string> {
  const email = `bench-${uuidv7()}@teste.local`;
  const senha = 'senha-da-bancada';
  const empresa = { nomeFantasia: 'Bancada', razaoSocial: 'Bancada Fictícia', cnpj: null };
  await createUser(db, new Date(), { empresa, nome: 'Pessoa Fictícia', email, senha });
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  return String(entrada.json().token);
}

interface Pedido {
  pessoa: string;
  vizinha: string;
  quantas: number;
  semente: number;
}

async function trazer(app: App, { pessoa, vizinha, quantas, semente }: Pedido) {
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: quantas }, (_, i) => [`di-${i}.xml`, strToU8(di(semente + i))] as const)),
  );
  const como = (token: string) => ({ authorization: `Bearer ${token}` });
  const criado = await app.inject({ method: 'POST', url: RECURSO, payload: {}, headers: como(pessoa) });
  const { id } = criado.json();
  const envio = multipartOf(`${RECURSO}/${id}/Arquivos`, zip, 'historico.zip');
  await app.inject({ ...envio, headers: { ...envio.headers, ...como(pessoa) } });
  const antesMb = Math.round(process.memoryUsage().rss / MEGA);
  const inicio = performance.now();
  await app.inject({ method: 'POST', url: `${RECURSO}/${id}/Comecar`, payload: {}, headers: como(pessoa) });
  const esperas: number[] = [];
  let maximoMb = 0;
  for (;;) {
    const antes = performance.now();
    await app.inject({ url: '/api/Processo', headers: como(vizinha) });
    esperas.push(performance.now() - antes);
    maximoMb = Math.max(maximoMb, Math.round(process.memoryUsage().rss / MEGA));
    const { situacao, contagens } = (await app.inject({ url: `${RECURSO}/${id}`, headers: como(pessoa) })).json();
    if (situacao !== 'LENDO') {
      const tempo = performance.now() - inicio;
      const [p50, p99] = [0.5, 0.99].map((parte) => percentil(esperas, parte));
      return { tempo, p50, p99, perguntas: esperas.length, antesMb, maximoMb, ...contagens };
    }
    await new Promise((seguir) => setTimeout(seguir, 50));
  }
}

function percentil(valores: readonly number[], parte: number): string {
  const emOrdem = valores.toSorted((a, b) => a - b);
  return (emOrdem[Math.min(emOrdem.length - 1, Math.floor(emOrdem.length * parte))] ?? 0).toFixed(0);
}

function di(semente: number): string {
  return gerarArquivoDi({
    semente,
    dataRegistro: '2025-03-10',
    adicoes: ADICOES,
    itensPorAdicao: ITENS,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
    taxas: { '220': '5.3417' },
  });
}
