import { connect } from '#server/connect.ts';
import { command } from '#server/outbound/backup/command.ts';
import { BackupFailure } from '#server/outbound/backup/failure.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openBlobStore } from '#server/platform/files/open-blob-store.ts';
import { prepararDemonstracao } from '#server/seeds/demonstracao.ts';

/** Fills DATA_DIR with the demonstration, as the first start of a server does. `npm test` runs it while the site is built. */
await command(async (env) => {
  if (env.DATABASE_URL) throw new BackupFailure('Só o banco embutido leva a demonstração: tire DATABASE_URL.');
  const conexao = await connect(env);
  try {
    return await prepararDemonstracao({
      db: conexao.db,
      blobs: await openBlobStore(env),
      relogio: systemClock,
      env,
    });
  } finally {
    await conexao.fechar();
  }
});
