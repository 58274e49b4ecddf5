import { abrirDeposito } from '#server/arquivos/abrir-deposito.ts';
import { conectar } from '#server/db/conectar.ts';
import { prepararDemonstracao } from '#server/db/seeds/demonstracao.ts';
import { lerEnv } from '#server/env.ts';
import { relogioDoSistema } from '#server/relogio.ts';

// Fills DATA_DIR with the demonstration, as the first start of the server there would: `npm test` has it done while the site is built.

const env = lerEnv(process.env);
const conexao = await conectar(env);
if (conexao.tipo === 'pglite') {
  await prepararDemonstracao({ db: conexao.db, deposito: await abrirDeposito(env), relogio: relogioDoSistema, env });
}
await conexao.fechar();
