import { sql } from 'drizzle-orm';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { logIn } from './log-in.ts';

const NOVA = 'uma senha nova';

/** The same database, which first calls `fazer` each time a transaction begins. */
function antesDaTransacao(db: Database, fazer: () => Promise<unknown>): Database {
  const transaction: Database['transaction'] = async (passos, opcoes) => {
    await fazer();
    return db.transaction(passos, opcoes);
  };
  return Object.assign(Object.create(db), { transaction });
}

/** The same database, which calls `fazer` before a row is inserted within a transaction. */
function antesDeInserir(db: Database, fazer: () => Promise<unknown>): Database {
  const transaction: Database['transaction'] = (passos, opcoes) =>
    db.transaction(async (tx) => {
      const insert = (tabela: Parameters<Database['insert']>[0]) => ({
        values: async (linha: never) => {
          await fazer();
          await tx.insert(tabela).values(linha);
        },
      });
      return passos(Object.assign(Object.create(tx), { insert }));
    }, opcoes);
  return Object.assign(Object.create(db), { transaction });
}

/**
 * Waits until the other transaction waits for a row this one holds.
 */
async function esperarQueEspere({ db }: Connection, outra: Promise<unknown>): Promise<void> {
  let acabou = false;
  outra.finally(() => {
    acabou = true;
  });
  const parados = () =>
    db
      .select({ um: sql`1` })
      .from(sql`pg_stat_activity`)
      .where(sql`wait_event_type = 'Lock' and datname = current_database()`);
  while (!acabou && (await parados()).length === 0);
}

onServer('A log-in and a change of the password at once', (bench) => {
  const trocar = (pessoa: Pessoa) =>
    pessoa.pedir({
      method: 'POST',
      url: '/api/MinhaConta/Senha',
      payload: { atual: pessoa.senha, nova: NOVA },
    });
  const deixaEntrar = async (token: string) =>
    (await bench().app.inject({ url: '/api/Moeda', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

  test('changed after the old one was checked, it opens nothing any more', async () => {
    const pessoa = await bench().novaPessoa();
    const { db } = bench().conexao;
    const noMeio = antesDaTransacao(db, async () => expect((await trocar(pessoa)).statusCode).toBe(204));
    const credenciais = { email: pessoa.email, password: pessoa.senha };
    await expect(logIn(noMeio, systemClock, credenciais)).rejects.toMatchObject({ status: 401 });
    expect(await logIn(db, systemClock, { ...credenciais, password: NOVA })).toMatchObject({
      email: pessoa.email,
    });
  });

  test('changed while the session is being opened, it waits and then ends that session', async () => {
    const pessoa = await bench().novaPessoa();
    const { conexao } = bench();
    let troca: ReturnType<Pessoa['pedir']> | undefined;
    const noMeio = antesDeInserir(conexao.db, async () => {
      troca = trocar(pessoa);
      await esperarQueEspere(conexao, troca);
    });
    const logado = await logIn(noMeio, systemClock, { email: pessoa.email, password: pessoa.senha });
    const token = 'token' in logado ? logado.token : '';
    expect((await troca)?.statusCode).toBe(204);
    expect(await deixaEntrar(token)).toBe(false);
    expect(await deixaEntrar(pessoa.token)).toBe(true);
  });
});
