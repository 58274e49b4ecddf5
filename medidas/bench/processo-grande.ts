import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { createUser } from '#server/accounts/access/create-user.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- processo-grande` imports a DI of 900 adições and 18,000 items that is in stock, deletes its process and restores
 * it. Each time is a ratio to `JSON.parse` of the declaration, beside the longest time no other request was answered.
 */
const ADICOES = 900;

const declaracao = gerarDeclaracao({
  semente: 1,
  dataRegistro: '2026-10-20',
  adicoes: ADICOES,
  itensPorAdicao: 20,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  taxas: { '220': '5.3417' },
});
const xml = new TextEncoder().encode(escreverDiXml([declaracao]));
const json = JSON.stringify(declaracao);
const inicio = performance.now();
JSON.parse(json);
const doJson = performance.now() - inicio;

// On one database only, when an argument names it.
await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const blobs = folderBlobStore(await mkdtemp(join(tmpdir(), 'cais-bench-')));
  const app = await buildApp({ conexao, blobs, relogio: systemClock, cofre: vaultOf('bench'), versao: 'bench' });
  const [email, senha] = [`bench-${uuidv7()}@teste.local`, 'uma senha de teste'];
  const empresa = { nomeFantasia: 'Fictícia', razaoSocial: 'Fictícia Ltda', cnpj: null };
  await createUser(conexao.db, new Date(), { empresa, nome: 'Pessoa Fictícia', email, senha });
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const authorization = `Bearer ${entrada.json().token}`;
  console.log(`\n${conexao.tipo}: a DI of ${(xml.length / 1e6).toFixed(1)} MB, ${ADICOES * 20} items`);

  const envio = multipartOf('/api/Processo/ImportarDi', xml);
  const pedir = (titulo: string, opcoes: InjectOptions) =>
    medir(titulo, () => app.inject({ ...opcoes, headers: { ...opcoes.headers, authorization } }));
  const id = (await pedir('import', envio)).json()[0].id;
  await pedir('read', { url: `/api/Processo/${id}` });
  await pedir('delete', { method: 'DELETE', url: `/api/Processo/${id}` });
  await pedir('restore', { method: 'POST', url: `/api/Processo/${id}/Restaurar` });
  await pedir('delete again', { method: 'DELETE', url: `/api/Processo/${id}` });
  await app.close();
}

async function medir<T extends { statusCode: number; body: string }>(
  titulo: string,
  fazer: () => Promise<T>,
): Promise<T> {
  const espera = monitorEventLoopDelay({ resolution: 5 });
  espera.enable();
  const antes = performance.now();
  const resposta = await fazer();
  const tempo = performance.now() - antes;
  espera.disable();
  if (resposta.statusCode >= 300) throw new Error(`${titulo}: ${resposta.statusCode} ${resposta.body}`);
  const razao = `${(tempo / doJson).toFixed(0).padStart(6)} × JSON.parse`;
  const parado = `the loop stood still for ${(espera.max / 1e9).toFixed(2)} s`;
  console.log(`${titulo.padEnd(16)}${razao}  (${(tempo / 1000).toFixed(1)} s; ${parado})`);
  return resposta;
}
