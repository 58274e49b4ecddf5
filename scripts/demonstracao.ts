import { conectar } from '#server/connect.ts';
import { comando } from '#server/outbound/backup/command.ts';
import { FalhaDaGuarda } from '#server/outbound/backup/failure.ts';
import { relogioDoSistema } from '#server/platform/clock.ts';
import { abrirDeposito } from '#server/platform/files/open-blob-store.ts';
import { prepararDemonstracao } from '#server/seeds/demonstracao.ts';

/** Fills DATA_DIR with the demonstration, as the first start of the server there would: `npm test` has it done while the site is built. */
await comando(async (env) => {
  if (env.DATABASE_URL) throw new FalhaDaGuarda('Só o banco embutido leva a demonstração: tire DATABASE_URL.');
  const conexao = await conectar(env);
  try {
    return await prepararDemonstracao({
      db: conexao.db,
      deposito: await abrirDeposito(env),
      relogio: relogioDoSistema,
      env,
    });
  } finally {
    await conexao.fechar();
  }
});
