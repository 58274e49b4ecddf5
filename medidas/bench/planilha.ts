import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as esperar } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { createUser } from '#server/accounts/access/create-user.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onDatabase } from './on-database.ts';
import { COLUNAS_DOS_ITENS, itensFicticios, planilhaDeItens } from './planilha-de-itens.ts';

/**
 * `npm run -s bench -- planilha` measures the reading, checking, writing and undoing of 50,000 items from an XLSX. The result, per
 * row, is a ratio to parsing the same row as JSON. It also measures the longest wait of other requests meanwhile. It runs on the
 * embedded database and, when there is one, on PostgreSQL.
 */
const LINHAS = Number(process.argv[2] ?? 50_000);

const itens = itensFicticios(LINHAS);
const xlsx = await planilhaDeItens(itens);
const json = itens.map((item) => JSON.stringify(item));
const inicio = performance.now();
for (const linha of json) JSON.parse(linha);
const doJson = performance.now() - inicio;

await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const blobs = folderBlobStore(await mkdtemp(join(tmpdir(), 'cais-bench-')));
  const app = await buildApp({
    conexao,
    blobs,
    relogio: systemClock,
    cofre: vaultOf('bench'),
    versao: 'bench',
  });
  const email = `bench-${uuidv7()}@teste.local`;
  const senha = 'uma senha de teste';
  const empresa = { nomeFantasia: 'Fictícia', razaoSocial: 'Fictícia Ltda', cnpj: null };
  await createUser(conexao.db, new Date(), { empresa, nome: 'Pessoa Fictícia', email, senha });
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const authorization = `Bearer ${entrada.json().token}`;
  console.log(
    `\n${conexao.tipo}: ${LINHAS} rows of ${COLUNAS_DOS_ITENS.length} columns, ${(xlsx.length / 1024 / 1024).toFixed(1)} MiB`,
  );

  let planilha: Planilha | undefined;
  await medir('read', async () => {
    const envio = multipartOf('/api/Planilha?recurso=Item', xlsx, 'itens.xlsx');
    planilha = (await app.inject({ ...envio, headers: { ...envio.headers, authorization } })).json();
  });
  const passo = (titulo: string, caminho: string, payload: object) =>
    medir(titulo, async () => {
      const url = `/api/Planilha/${planilha?.id}`;
      await app.inject({ method: 'POST', url: `${url}/${caminho}`, payload, headers: { authorization } });
      do {
        await esperar(100);
        planilha = (await app.inject({ url, headers: { authorization } })).json();
      } while (planilha?.progresso);
      if (planilha?.falha) throw new Error(planilha.falha);
    });
  await passo('check', 'Conferir', { mapa: planilha?.folhas[0]?.palpite });
  await passo('write, all or nothing', 'Gravar', { modo: 'TUDO' });
  console.log(JSON.stringify(planilha?.contagens));
  await passo('undo', 'Desfazer', {});
  console.log(JSON.stringify(planilha?.desfeitas));
  await app.close();
}

async function medir(titulo: string, tarefa: () => Promise<void>): Promise<void> {
  const espera = monitorEventLoopDelay({ resolution: 5 });
  espera.enable();
  const inicio = performance.now();
  const antes = process.cpuUsage();
  await tarefa();
  const { user, system } = process.cpuUsage(antes);
  const tempo = performance.now() - inicio;
  espera.disable();
  const [pior, comum] = [espera.max, espera.percentile(99)].map((nanos) => `${(nanos / 1e6).toFixed(0)} ms`);
  const porSegundo = Math.round(LINHAS / (tempo / 1000));
  console.log(
    `${titulo.padEnd(24)}${(tempo / doJson).toFixed(0).padStart(6)} × JSON.parse  ${porSegundo} rows/s  (${(tempo / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU; others waited ${pior} at most, ${comum} in 99 of 100)`,
  );
}
