import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '#server/outbound/backup/command.ts';
import { BackupFailure } from '#server/outbound/backup/failure.ts';
import { restoreDatabase } from '#server/outbound/backup/restore.ts';
import { tellAudit } from '#server/outbound/backup/tell-audit.ts';
import { namedSigners } from '#server/outbound/backup/trust.ts';
import { keyIdOf } from '#server/platform/security/key-ring.ts';

/**
 * `npm run restore -- arquivo.tar.gz` restores a backup into the database and the file folder of the settings. The database may be
 * of another kind than the original. `--substituir` first moves the existing data aside. `--aceitar-falhas` restores a history that
 * fails the audit. `--assinada-por` names a key that is trusted like those of this installation; `--outra-instalacao` and
 * `--sem-assinatura` take an archive of nobody who is trusted.
 */
await command(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      substituir: { type: 'boolean' },
      'aceitar-falhas': { type: 'boolean' },
      'sem-assinatura': { type: 'boolean' },
      'outra-instalacao': { type: 'boolean' },
      'assinada-por': { type: 'string', multiple: true, default: [] },
    },
  });
  const [caminho] = positionals;
  if (!caminho) throw new BackupFailure('Diga qual backup: npm run restore -- arquivo.tar.gz');
  const { manifesto, assinadoPor, auditorias, naoAbrem, deAntes } = await restoreDatabase({
    env,
    caminho,
    substituir: values.substituir === true,
    aceitarFalhas: values['aceitar-falhas'] === true,
    semAssinatura: values['sem-assinatura'] === true,
    outraInstalacao: values['outra-instalacao'] === true,
    assinadaPor: (await Promise.all(values['assinada-por'].map(namedSigners))).flat(),
    agora: new Date(),
  });
  const linhas = manifesto.tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0);
  console.log(
    `Restaurado o backup de ${new Date(manifesto.criadoEm).toLocaleString('pt-BR')} (Cais ${manifesto.cais}): ${linhas.toLocaleString('pt-BR')} linhas e ${manifesto.arquivos.quantidade.toLocaleString('pt-BR')} arquivos, conferidos um a um.`,
  );
  console.log(assinadoPor ? `Assinado pela chave ${keyIdOf(assinadoPor)}.` : 'ATENÇÃO: o backup não tem assinatura.');
  for (const { name, unopened } of naoAbrem)
    console.log(`ATENÇÃO: não abrem com a chave daqui: ${name} (${unopened}).`);
  for (const pasta of deAntes) console.log(`O que estava aqui ficou em ${pasta}.`);
  if (env.ARQUIVOS_S3_BUCKET && manifesto.arquivos.quantidade > 0) {
    const pasta = join(env.DATA_DIR, 'arquivos');
    console.log(`ATENÇÃO: leve os arquivos ao bucket: aws s3 sync "${pasta}" s3://${env.ARQUIVOS_S3_BUCKET}`);
  }
  for (const auditoria of auditorias) console.log(tellAudit(auditoria));
  return auditorias.every(({ falhas }) => falhas.length === 0);
});
