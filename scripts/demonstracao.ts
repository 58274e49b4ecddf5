import { abrirDeposito } from '#server/arquivos/abrir-deposito.ts';
import { conectar } from '#server/db/conectar.ts';
import { prepararDemonstracao } from '#server/db/seeds/demonstracao.ts';
import { comando } from '#server/guarda/comando.ts';
import { relogioDoSistema } from '#server/relogio.ts';

/** Fills DATA_DIR with the demonstration, as the first start of the server there would: `npm test` has it done while the site is built. */
await comando(async (env) => {
  const conexao = await conectar(env);
  try {
    if (conexao.tipo !== 'pglite') return false;
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
