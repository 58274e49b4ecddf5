import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { abrirComoEsta } from '#server/guarda/abrir-como-esta.ts';
import { comando } from '#server/guarda/comando.ts';
import { copiar } from '#server/guarda/copiar.ts';

/**
 * `npm run backup -- destino.tar.gz` copies database and files into one archive; without a name it is called by the time. An embedded
 * database has one process at a time, so the server is stopped before; of a PostgreSQL it is made while the server runs.
 */
await comando(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const agora = new Date();
  const [destino = `cais-${agora.toISOString().slice(0, 19).replace(/\D/g, '')}.tar.gz`] = positionals;
  const { version: versao } = JSON.parse(await readFile('package.json', 'utf8'));
  const { db, tipo, fechar } = await abrirComoEsta(env);
  const pasta = join(env.DATA_DIR, 'arquivos');
  const feito = await copiar({ db, tipo, pasta, destino, versao, agora }).finally(fechar);
  const linhas = feito.tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0);
  console.log(
    `${destino}: ${linhas.toLocaleString('pt-BR')} linhas de ${feito.tabelas.length} tabelas e ${feito.arquivos.quantidade.toLocaleString('pt-BR')} arquivos.`,
  );
  for (const selo of feito.selos) console.log(`  ${selo}`);
  return true;
});
