import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '#server/outbound/backup/command.ts';
import { copyDatabase } from '#server/outbound/backup/copy.ts';
import { openAsIs } from '#server/outbound/backup/open-as-is.ts';
import { signerText } from '#server/outbound/backup/trust.ts';
import { noteNewestCopy } from '#server/platform/db/embedded/newest-copy.ts';
import { openKeyRing } from '#server/platform/security/key-ring-place.ts';
import { vaultOf } from '#server/platform/security/vault.ts';

/**
 * `npm run backup -- destino.tar.gz` copies the database and the files into one archive; without a name, the archive is named by
 * the time. It is copied while the server runs.
 */
await command(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const agora = new Date();
  const [destino = `cais-${agora.toISOString().slice(0, 19).replace(/\D/g, '')}.tar.gz`] = positionals;
  const { version: versao } = JSON.parse(await readFile('package.json', 'utf8'));
  const { db, tipo, fechar } = await openAsIs(env);
  const pasta = join(env.DATA_DIR, 'arquivos');
  const chaveiro = await openKeyRing(env).catch(async (erro) => {
    await fechar();
    throw erro;
  });
  const cofre = vaultOf(chaveiro);
  const feito = await copyDatabase({ db, tipo, pasta, destino, versao, agora, cofre }).finally(fechar);
  if (tipo === 'embutido') {
    await noteNewestCopy(env.DATA_DIR, destino).catch((erro) =>
      console.error(`A cópia está feita, mas não foi anotada em "${env.DATA_DIR}" (${erro.code}).`),
    );
  }
  const linhas = feito.tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0);
  console.log(
    `${destino}: ${linhas.toLocaleString('pt-BR')} linhas de ${feito.tabelas.length} tabelas e ${feito.arquivos.quantidade.toLocaleString('pt-BR')} arquivos.`,
  );
  if (env.ARQUIVOS_S3_BUCKET) console.log(semOsDoBucket(env.ARQUIVOS_S3_BUCKET, pasta));
  console.log(`Assinado por ${signerText(chaveiro().keys[0].signer)}: anote a chave fora daqui.`);
  for (const selo of feito.selos) console.log(`  ${selo}`);
  return true;
});

/** The bucket and the folder have the same layout. */
function semOsDoBucket(bucket: string, pasta: string): string {
  return `ATENÇÃO: neste backup só entram os arquivos da pasta "${pasta}". Os do bucket ${bucket} têm cópia própria; para que entrem, traga-os antes: aws s3 sync s3://${bucket} "${pasta}"`;
}
