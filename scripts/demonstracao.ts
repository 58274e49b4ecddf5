import { abrirDeposito } from '#server/arquivos/abrir-deposito.ts';
import { conectar } from '#server/db/conectar.ts';
import { prepararDemonstracao } from '#server/db/seeds/demonstracao.ts';
import { comando } from '#server/guarda/comando.ts';
import { FalhaDaGuarda } from '#server/guarda/falha.ts';
import { relogioDoSistema } from '#server/relogio.ts';

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
