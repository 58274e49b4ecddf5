import { sql } from 'drizzle-orm';
import { relogioDoSistema } from '#server/platform/clock.ts';
import type { Banco, Conexao } from '#server/platform/db/database.ts';
import { emCadaBanco, type Pessoa } from '#server/testing/bancada.ts';
import { entrar } from './log-in.ts';

const NOVA = 'uma senha nova';

/** The same database, with something done first each time a transaction begins. */
function antesDaTransacao(db: Banco, fazer: () => Promise<unknown>): Banco {
  const transaction: Banco['transaction'] = async (passos, opcoes) => {
    await fazer();
    return db.transaction(passos, opcoes);
  };
  return Object.assign(Object.create(db), { transaction });
}

/** The same database, with something done before a row is inserted within a transaction. */
function antesDeInserir(db: Banco, fazer: () => Promise<unknown>): Banco {
  const transaction: Banco['transaction'] = (passos, opcoes) =>
    db.transaction(async (tx) => {
      const insert = (tabela: Parameters<Banco['insert']>[0]) => ({
        values: async (linha: never) => {
          await fazer();
          await tx.insert(tabela).values(linha);
        },
      });
      return passos(Object.assign(Object.create(tx), { insert }));
    }, opcoes);
  return Object.assign(Object.create(db), { transaction });
}

/** Until the other one waits for a row this one holds; on the embedded database it waits for the whole connection, unseen. */
async function esperarQueEspere({ db, tipo }: Conexao, outra: Promise<unknown>): Promise<void> {
  let acabou = false;
  outra.finally(() => {
    acabou = true;
  });
  const parados = () =>
    db
      .select({ um: sql`1` })
      .from(sql`pg_stat_activity`)
      .where(sql`wait_event_type = 'Lock' and datname = current_database()`);
  while (tipo === 'postgres' && !acabou && (await parados()).length === 0);
}

emCadaBanco('A log-in and a change of the password at once', (bancada) => {
  const trocar = (pessoa: Pessoa) =>
    pessoa.pedir({
      method: 'POST',
      url: '/api/MinhaConta/Senha',
      payload: { atual: pessoa.senha, nova: NOVA },
    });
  const deixaEntrar = async (token: string) =>
    (await bancada().app.inject({ url: '/api/Moeda', headers: { authorization: `Bearer ${token}` } })).statusCode ===
    200;

  test('changed after the old one was checked, it opens nothing any more', async () => {
    const pessoa = await bancada().novaPessoa();
    const { db } = bancada().conexao;
    const noMeio = antesDaTransacao(db, async () => expect((await trocar(pessoa)).statusCode).toBe(204));
    const credenciais = { email: pessoa.email, password: pessoa.senha };
    await expect(entrar(noMeio, relogioDoSistema, credenciais)).rejects.toMatchObject({ status: 401 });
    expect(await entrar(db, relogioDoSistema, { ...credenciais, password: NOVA })).toMatchObject({
      email: pessoa.email,
    });
  });

  test('changed while the session is being opened, it waits and then ends that session', async () => {
    const pessoa = await bancada().novaPessoa();
    const { conexao } = bancada();
    let troca: ReturnType<Pessoa['pedir']> | undefined;
    const noMeio = antesDeInserir(conexao.db, async () => {
      troca = trocar(pessoa);
      await esperarQueEspere(conexao, troca);
    });
    const { token } = await entrar(noMeio, relogioDoSistema, { email: pessoa.email, password: pessoa.senha });
    expect((await troca)?.statusCode).toBe(204);
    expect(await deixaEntrar(token)).toBe(false);
    expect(await deixaEntrar(pessoa.token)).toBe(true);
  });
});
