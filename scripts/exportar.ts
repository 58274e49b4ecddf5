import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import { command } from '#server/outbound/backup/command.ts';
import { exportCompany } from '#server/outbound/backup/export-company.ts';
import { BackupFailure } from '#server/outbound/backup/failure.ts';
import { openAsIs } from '#server/outbound/backup/open-as-is.ts';
import { exigirEsquemaAtual } from '#server/outbound/backup/require-current-schema.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { openBlobStore } from '#server/platform/files/open-blob-store.ts';
import { openKeyRing } from '#server/platform/security/key-ring-place.ts';
import { vaultOf } from '#server/platform/security/vault.ts';

/**
 * `npm run exportar -- empresa destino.zip` writes everything a company owns into a ZIP. The company is given by its id, CNPJ or
 * name; without one, the command lists all companies.
 */
await command(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [qual, destino = 'empresa.zip'] = positionals;
  const { version: versao } = JSON.parse(await readFile('package.json', 'utf8'));
  const { db, fechar } = await openAsIs(env);
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
      throw new BackupFailure(`Diga qual empresa, pelo id: npm run exportar -- id destino.zip\n${lista}`);
    }
    const blobs = await openBlobStore(env);
    const cofre = vaultOf(await openKeyRing(env));
    const { nome, bytes } = await exportCompany({ db, blobs, empresaId: dita.id, versao, agora: new Date(), cofre });
    await pipeline(bytes, createWriteStream(destino, { flags: 'wx' })).catch((erro) => {
      if (erro.code === 'EEXIST') throw new BackupFailure(`"${destino}" já existe. Diga outro nome.`);
      throw erro;
    });
    console.log(`${nome}: exportada para ${destino}.`);
    return true;
  } finally {
    await fechar();
  }
});
