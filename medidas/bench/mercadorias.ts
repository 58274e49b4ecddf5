import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * `npm run -s bench -- mercadorias` reads a page of the goods of a DI of 100 adições and 1,000 items, and the gaps
 * of its process. It prints medians of nine readings, beside one `JSON.parse` of the declaration: the time of this machine.
 */
const gerada = gerarDeclaracao({
  semente: 7,
  dataRegistro: '2026-11-17',
  adicoes: 100,
  itensPorAdicao: 10,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA DA AMAZONIA' },
  taxas: { '220': '5.3417' },
  regime: 'zfm',
});
const declaracao = {
  ...gerada,
  adicoes: gerada.adicoes.map((adicao, i) => ({
    ...adicao,
    itens: adicao.itens.map((item, j) => ({ ...item, descricao: `${partNumber(i, j)} PECA FICTICIA PARA MONTAGEM` })),
  })),
};
const json = JSON.stringify(declaracao);

await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const blobs = folderBlobStore(await mkdtemp(join(tmpdir(), 'cais-bench-')));
  const app = await buildApp({ conexao, blobs, relogio: systemClock, cofre: vaultOf('bench'), versao: 'bench' });
  const [email, senha] = [`bench-${uuidv7()}@teste.local`, 'uma senha de teste'];
  const empresa = { nomeFantasia: 'Fictícia', razaoSocial: 'Fictícia Ltda', cnpj: null };
  await createUser(conexao.db, new Date(), { empresa, nome: 'Pessoa Fictícia', email, senha });
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const authorization = `Bearer ${entrada.json().token}`;
  const pedir = async (opcoes: object) => {
    const resposta = await app.inject({
      ...opcoes,
      headers: { ...('headers' in opcoes && (opcoes.headers as object)), authorization },
    });
    if (resposta.statusCode >= 300) throw new Error(`${resposta.statusCode} ${resposta.body}`);
    return resposta;
  };
  const xml = escreverDiXml([declaracao]);
  const [sem] = (await pedir(multipartOf('/api/Processo/ImportarDi', xml))).json();
  console.log(`\n${conexao.tipo}`);
  await medir('one JSON.parse', async () => JSON.parse(json));
  await medir('goods', () => pedir({ url: `/api/Processo/${sem.id}/Mercadorias` }));
  await medir('gaps', () => pedir({ url: `/api/Processo/${sem.id}/Lacunas` }));
  await app.close();
}

async function medir(titulo: string, fazer: () => Promise<unknown>): Promise<void> {
  const tempos: number[] = [];
  for (let vez = 0; vez < 9; vez++) {
    const antes = performance.now();
    await fazer();
    tempos.push(performance.now() - antes);
  }
  console.log(`${titulo.padEnd(18)}${(tempos.sort((a, b) => a - b)[4] ?? Number.NaN).toFixed(0).padStart(6)} ms`);
}

function partNumber(adicao: number, item: number): string {
  return `FX-${adicao + 1}-${item + 1}`;
}
