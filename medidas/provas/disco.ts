import { strictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import { criarPessoa, entrar, subir } from '#server/testing/proofs/from-outside.ts';
import { conferir, escrever, prepararCadastros } from '#server/testing/proofs/ledger.ts';
import { killServer } from '#server/testing/separate-server.ts';

/**
 * `npm run -s prova -- disco`, as root, because it mounts a small disk: another file fills the disk to the last byte under load,
 * for ten seconds. Meanwhile the server refuses writes with a message and still reads. With room again it continues by itself, with
 * everything it had answered.
 */
const disco = mkdtempSync(join(tmpdir(), 'cais-disco-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disco]);
const env = { DATA_DIR: join(disco, 'dados'), PORT: String(await freePort()) };
const acesso = await criarPessoa(env);
const servidor = await subir(env);
try {
  const pessoa = await entrar(servidor, acesso);
  const cadastros = await prepararCadastros(pessoa);
  const livro = escrever(pessoa, cadastros, 1);
  await livro.respostas(30);
  encher();
  for (let segundo = 0; segundo < 10; segundo++) {
    // The server checks the disk once a second.
    await esperar(1_100);
    strictEqual(await pessoa('POST', '/api/PurchaseOrder', {}), null, 'O que grava devia ser recusado com 503.');
    strictEqual((await pessoa('GET', '/api/PurchaseOrder'))?.status, 200, 'A leitura devia continuar.');
  }
  rmSync(join(disco, 'outra-coisa'));
  await livro.respostas(30);
  await livro.parar();
  console.log(await conferir(pessoa, livro, 1));
} finally {
  await killServer(servidor);
  execFileSync('umount', [disco]);
}

function encher(): void {
  const parte = Buffer.alloc(1024 * 1024);
  for (;;) {
    try {
      appendFileSync(join(disco, 'outra-coisa'), parte);
    } catch {
      return;
    }
  }
}
