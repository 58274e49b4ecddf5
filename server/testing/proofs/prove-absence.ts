import { strictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import type { DisposableCluster } from '#server/testing/disposable-postgres.ts';
import { killServer } from '#server/testing/separate-server.ts';
import { criarPessoa, entrar, subir } from './from-outside.ts';
import { type Contagem, conferir, escrever, prepararCadastros } from './ledger.ts';

/**
 * Stops the database under load for some seconds and starts it again. Meanwhile the server answers that it is unavailable, at the
 * log-in too. Afterwards it continues by itself, with everything it had answered.
 */
export async function proveAbsence(cluster: DisposableCluster, segundos: number): Promise<Contagem> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-ausencia-'));
  const env = { DATA_DIR, DATABASE_URL: cluster.url, PORT: String(await freePort()) };
  const acesso = await criarPessoa(env);
  const servidor = await subir(env);
  try {
    const pessoa = await entrar(servidor, acesso);
    const livro = escrever(pessoa, await prepararCadastros(pessoa), 1);
    await livro.respostas(20);
    await cluster.kill();
    for (let falta = segundos; falta > 0; falta--) {
      for (const pedido of [LER, GRAVAR, ENTRAR]) {
        const resposta = await fetch(`${servidor.url}${pedido.caminho}`, pedido);
        strictEqual(`${resposta.status} ${await resposta.text()}`, FORA_DO_AR, pedido.caminho);
      }
      await esperar(1_000);
    }
    await cluster.start();
    await livro.respostas(20);
    await livro.parar();
    return await conferir(pessoa, livro, 1);
  } finally {
    await killServer(servidor);
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

const FORA_DO_AR =
  '503 {"Error":"O banco de dados não responde agora. Tente de novo em instantes.","codigo":"INDISPONIVEL"}';
const TOKEN = { authorization: `Bearer ${'x'.repeat(43)}` };
const JSON_ENVIADO = { 'content-type': 'application/json' };
const LER = { caminho: '/api/Processo', method: 'GET', headers: TOKEN };
const GRAVAR = { caminho: '/api/PurchaseOrder', method: 'POST', headers: { ...TOKEN, ...JSON_ENVIADO }, body: '{}' };
const ENTRAR = {
  caminho: '/Auth/Login',
  method: 'POST',
  headers: JSON_ENVIADO,
  body: JSON.stringify({ email: 'alguem@teste.local', password: 'uma senha qualquer' }),
};
