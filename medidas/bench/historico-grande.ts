import { createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import { TAMANHO_DA_PARTE } from '#lib/contracts/declaracao/historico-trazido.ts';
import { createUser } from '#server/accounts/access/create-user.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { numeroFicticio } from '#server/seeds/gerador-di.ts';
import { zip64 } from '#server/testing/zip64-de-teste.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- historico-grande` sends a ZIP64 of 1.3 GB with 10,000 files in pieces over the network of this machine, reads it,
 * and measures the memory of the process (the client is in it) against a ZIP of a tenth.
 */
const MEGA = 1024 * 1024;
const DATA = '2025-03-10';
const RECURSO = '/api/HistoricoTrazido';

await onDatabase(medir);

async function medir(conexao: Connection): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-bench-'));
  const app = await buildApp({
    conexao,
    blobs: folderBlobStore(join(pasta, 'blobs')),
    relogio: systemClock,
    cofre: vaultOf('bench'),
    versao: 'bench',
  });
  const endereco = await app.listen({ port: Number(process.env.PORT ?? 0), host: 'localhost' });
  const token = await entrar(endereco, conexao);
  const pouco = await trazer({ endereco, token, pasta, pdfs: 4, cheios: 6, vazios: 900, dis: 20, semente: 0 });
  const muito = await trazer({ endereco, token, pasta, pdfs: 40, cheios: 60, vazios: 9_800, dis: 60, semente: 100 });
  console.log(`\n${conexao.tipo}: a ZIP64 of ${pouco.megas} MB, and one of ${muito.megas} MB:`);
  for (const [nome, um] of [
    ['the small', pouco],
    ['the large', muito],
  ] as const) {
    console.log(
      `${nome}: sent in ${um.envio} s, read in ${um.leitura} s; memory ${um.antes} MB before, ${um.enviando} MB at most while sent, ` +
        `${um.lendo} MB while read; read ${um.lidos}, refused ${um.recusados}`,
    );
  }
  console.log(`memory of the large to that of the small: ${(muito.lendo / pouco.lendo).toFixed(2)} ×`);
  await app.close();
  rmSync(pasta, { recursive: true });
}

async function entrar(endereco: string, { db }: Connection): Promise<string> {
  const email = `bench-${uuidv7()}@teste.local`;
  const senha = 'senha-da-bancada';
  const empresa = { nomeFantasia: 'Bancada', razaoSocial: 'Bancada Fictícia', cnpj: null };
  await createUser(db, new Date(), { empresa, nome: 'Pessoa Fictícia', email, senha });
  const entrada = await fetch(`${endereco}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: senha }),
  });
  return ((await entrada.json()) as { token: string }).token;
}

interface Pedido {
  endereco: string;
  token: string;
  pasta: string;
  /** Files of 20 MB that are refused by their names. */
  pdfs: number;
  /** Of 8 MB that are read and refused. */
  cheios: number;
  vazios: number;
  dis: number;
  semente: number;
}

async function trazer({ endereco, token, pasta, semente, ...quantos }: Pedido) {
  const caminho = join(pasta, `disco-${semente}.zip`);
  await pipeline(Readable.from(zip64(arquivosDe({ semente, ...quantos }))), createWriteStream(caminho));
  const { size: tamanho } = statSync(caminho);
  const chamar = async (metodo: string, url: string, body?: FormData) => {
    const json = body === undefined && metodo === 'POST';
    const resposta = await fetch(`${endereco}${url}`, {
      method: metodo,
      headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
      ...(body ? { body } : json && { body: '{}' }),
    });
    if (!resposta.ok) throw new Error(`${metodo} ${url}: ${resposta.status} ${await resposta.text()}`);
    return (await resposta.json()) as { id: string; situacao: string; contagens: { lidos: number; recusados: number } };
  };
  const rss = () => Math.round(process.memoryUsage().rss / MEGA);
  const antes = rss();
  const { id } = await chamar('POST', RECURSO);
  const inicio = performance.now();
  let enviando = 0;
  const disco = await openAsBlob(caminho);
  for (let de = 0; de < tamanho; de += TAMANHO_DA_PARTE) {
    const corpo = new FormData();
    corpo.append('file', disco.slice(de, de + TAMANHO_DA_PARTE), 'disco.zip');
    await chamar('POST', `${RECURSO}/${id}/Partes?nome=disco.zip&tamanho=${tamanho}&modificado=1&de=${de}`, corpo);
    enviando = Math.max(enviando, rss());
  }
  const meio = performance.now();
  await chamar('POST', `${RECURSO}/${id}/Comecar`);
  let lendo = 0;
  for (;;) {
    const { situacao, contagens } = await chamar('GET', `${RECURSO}/${id}`);
    lendo = Math.max(lendo, rss());
    if (situacao !== 'LENDO') {
      const [envio, leitura] = [meio - inicio, performance.now() - meio].map((ms) => (ms / 1000).toFixed(1));
      rmSync(caminho);
      return { megas: Math.round(tamanho / MEGA), envio, leitura, antes, enviando, lendo, ...contagens };
    }
    await new Promise((seguir) => setTimeout(seguir, 50));
  }
}

function* arquivosDe({ pdfs, cheios, vazios, dis, semente }: Omit<Pedido, 'endereco' | 'token' | 'pasta'>) {
  const pdf = new Uint8Array(20 * MEGA).fill(0x25);
  for (let i = 0; i < pdfs; i += 1) yield { nome: `extratos/${i}.pdf`, bytes: pdf };
  for (let i = 0; i < cheios; i += 1)
    yield { nome: `cheios/${i}.xml`, bytes: new Uint8Array(8 * MEGA).fill(0x61 + (i % 20)) };
  for (let i = 0; i < vazios; i += 1) yield { nome: `nada/${i}.txt`, bytes: new Uint8Array(10) };
  for (let i = 0; i < dis; i += 1) yield { nome: `2025/declaração-${i}.xml`, bytes: Buffer.from(di(semente + i)) };
}

function di(semente: number): string {
  return gerarArquivoDi({
    semente,
    numero: numeroFicticio(DATA, semente),
    dataRegistro: DATA,
    adicoes: 15,
    itensPorAdicao: 7,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
    taxas: { '220': '5.3417' },
  });
}
