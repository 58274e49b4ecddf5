import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import { comando } from '#server/outbound/backup/command.ts';
import { exportarEmpresa } from '#server/outbound/backup/export-company.ts';
import { FalhaDaGuarda } from '#server/outbound/backup/failure.ts';
import { abrirComoEsta } from '#server/outbound/backup/open-as-is.ts';
import { exigirEsquemaAtual } from '#server/outbound/backup/require-current-schema.ts';
import { empresa } from '#server/platform/db/schema.ts';
import { abrirDeposito } from '#server/platform/files/open-blob-store.ts';

/**
 * `npm run exportar -- empresa destino.zip` writes everything a company owns into a ZIP. The company is said by its id, CNPJ or name;
 * without one all of them are listed.
 */
await comando(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [qual, destino = 'empresa.zip'] = positionals;
  const { version: versao } = JSON.parse(await readFile('package.json', 'utf8'));
  const { db, fechar } = await abrirComoEsta(env);
  try {
    await exigirEsquemaAtual(db);
    const todas = await db
      .select({ id: empresa.empresaId, nome: empresa.nomeFantasia, cnpj: empresa.cnpj })
      .from(empresa)
      .orderBy(asc(empresa.nomeFantasia));
    const ditas = todas.filter(({ id, nome, cnpj }) => [id, nome, cnpj].includes(qual ?? ''));
    const [dita] = ditas;
    if (!dita || ditas.length > 1) {
      const lista = todas.map(({ id, nome }) => `  ${id}  ${nome}`).join('\n');
      throw new FalhaDaGuarda(`Diga qual empresa, pelo id: npm run exportar -- id destino.zip\n${lista}`);
    }
    const deposito = await abrirDeposito(env);
    const { nome, bytes } = await exportarEmpresa({ db, deposito, empresaId: dita.id, versao, agora: new Date() });
    await pipeline(bytes, createWriteStream(destino, { flags: 'wx' })).catch((erro) => {
      if (erro.code === 'EEXIST') throw new FalhaDaGuarda(`"${destino}" já existe. Diga outro nome.`);
      throw erro;
    });
    console.log(`${nome}: exportada para ${destino}.`);
    return true;
  } finally {
    await fechar();
  }
});
