import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { guardarReferenciasDeFabrica } from '#server/comex/cadastros/guardar-referencias-de-fabrica.ts';
import { guardarParametrosDeFabrica } from '#server/comex/parametros/guardar-parametros-de-fabrica.ts';
import { migracaoMudada, migracoes, migracoesFeitas } from '#server/outbound/backup/migrations.ts';
import { CASING, type Connection, type Database, MIGRATIONS_FOLDER } from '#server/platform/db/database.ts';
import { inWords, openEmbedded } from '#server/platform/db/embedded/embedded-database.ts';
import { DatabaseHosts, hostsInWords } from '#server/platform/db/hosts.ts';
import { listenToPostgres } from '#server/platform/db/listen.ts';
import { databaseOf } from '#server/platform/db/one-connection.ts';
import { createPool, createReadingPool, SERVER_LIMITS } from '#server/platform/db/pool.ts';
import { closeRows } from '#server/platform/db/row-security.ts';
import { InvalidConfiguration } from '#server/platform/env.ts';
import { openDataFolder } from '#server/platform/files/own-folder.ts';
import { databaseDown } from '#server/platform/refusals.ts';
import { AT_ONCE } from '#server/platform/work/turns.ts';

/** Opens the database of the settings and brings its schema and the data that ship with Cais up to date. */
export function connect(env: DatabaseSettings): Promise<Connection> {
  if (!env.DATABASE_URL) return connectEmbedded(env);
  return connectPostgres(env.DATABASE_URL, { leitura: env.DATABASE_URL_LEITURA, max: env.POOL_MAX });
}

interface DatabaseSettings {
  DATABASE_URL?: string | undefined;
  DATABASE_URL_LEITURA?: string | undefined;
  DATA_DIR: string;
  POOL_MAX?: number;
}

/** Starts the PostgreSQL that comes with Cais. The lock of the folder allows one process at a time. */
async function connectEmbedded({ DATA_DIR, POOL_MAX: max }: DatabaseSettings): Promise<Connection> {
  await openDataFolder(DATA_DIR);
  const embedded = await openEmbedded(DATA_DIR, { connections: (max ?? DEFAULT_POOL) + BESIDE_THE_POOL });
  try {
    const connection = await connectPostgres(embedded.url, { max });
    return { ...connection, tipo: 'embutido', fechar: () => connection.fechar().finally(embedded.close) };
  } catch (error) {
    const cause = await embedded.because(error);
    await embedded.close();
    throw await inWords(DATA_DIR, cause);
  }
}

const DEFAULT_POOL = 10;
/** Heavy work, the health check, the listeners, and whoever looks into the database by hand. */
const BESIDE_THE_POOL = 20;

export async function connectPostgres(
  url: string,
  { leitura, max = DEFAULT_POOL }: { leitura?: string | undefined; max?: number | undefined } = {},
): Promise<Connection> {
  const hosts = new DatabaseHosts(url);
  const pool = createPool(hosts, { ...SERVER_LIMITS, max });
  let closed: boolean;
  try {
    closed = await migrarSozinho(pool, url);
  } catch (erro) {
    await pool.end();
    throw erro;
  }
  const trabalhos = createPool(hosts, { ...SERVER_LIMITS, max: AT_ONCE });
  const saude = createPool(hosts, { ...SERVER_LIMITS, ...SO_PARA_A_SAUDE });
  const vivo = () => exigirVivo(saude, hosts);
  const parar = hosts.addresses.length > 1 ? vigiar(vivo) : () => {};
  if (!closed) console.warn(SEM_TRAVA);
  const db = databaseOf(pool, { closed });
  const soLeitura = leitura ? createReadingPool(leitura, SERVER_LIMITS) : null;
  return {
    db,
    leitura: soLeitura ? databaseOf(soLeitura, { closed }) : db,
    pesado: databaseOf(trabalhos, { closed }),
    tipo: 'postgres',
    ouvir: (canal, aoOuvir) => listenToPostgres(hosts, canal, aoOuvir),
    vivo,
    fechar: async () => {
      parar();
      await Promise.all([pool.end(), trabalhos.end(), saude.end(), soLeitura?.end()]);
    },
  };
}

/** A connection of its own: when work takes all others, the server is busy and not dead. */
const SO_PARA_A_SAUDE = { max: 1, connectionTimeoutMillis: 5_000, statement_timeout: 5_000, query_timeout: 5_000 };

/**
 * A standby, or a primary that was one, answers and takes no writes: a balancer has to send its requests elsewhere. A connection that
 * said so is not asked again, because it goes on saying so when the database takes writes.
 */
async function exigirVivo(pool: Pool, hosts: DatabaseHosts): Promise<void> {
  const perguntado = hosts.current;
  const soLe = await takesNoWrites(pool).catch((erro) => {
    hosts.leave(perguntado);
    throw erro;
  });
  if (!soLe) return;
  hosts.leave(perguntado);
  throw databaseDown();
}

async function takesNoWrites(pool: Pool): Promise<boolean> {
  const cliente = await pool.connect();
  let soLe = true;
  try {
    const { rows } = await cliente.query<{ so_le: string }>(`select current_setting('transaction_read_only') as so_le`);
    soLe = rows[0]?.so_le === 'on';
    return soLe;
  } finally {
    cliente.release(soLe);
  }
}

/** Asks the database again and again, so that one that hangs is left although its connections look whole. */
function vigiar(vivo: () => Promise<void>): () => void {
  const vez = setInterval(() => vivo().catch(() => {}), ENTRE_PERGUNTAS_MS);
  vez.unref();
  return () => clearInterval(vez);
}
const ENTRE_PERGUNTAS_MS = 2_000;

const SEM_TRAVA =
  'O usuário de DATABASE_URL não pode criar o papel "cais_empresa": as empresas são separadas só pelas consultas, sem a trava por linha do PostgreSQL. Um administrador liga a trava com: create role cais_empresa nologin; grant cais_empresa to <usuário>; e o Cais é reiniciado.';

/** Two servers may start at once on one database: the second waits until the first has migrated, however long that takes. Returns whether the rows are closed. */
async function migrarSozinho(pool: Pool, url: string): Promise<boolean> {
  const cliente = await pool.connect().catch((erro) => {
    throw new InvalidConfiguration(
      `DATABASE_URL: o banco em ${hostsInWords(url)} não pôde ser aberto (${erro.code ?? erro.message}).`,
    );
  });
  try {
    for (const limite of Object.keys(SERVER_LIMITS)) await cliente.query(`set ${limite} = 0`);
    await cliente.query('select pg_advisory_lock($1)', [CHAVE_MIGRACAO]);
    const db = drizzle(cliente, { casing: CASING });
    await recusarMaisNovo(db as unknown as Database);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    const closed = await closeRows(cliente);
    await guardarOQueVemDeFabrica(db as unknown as Database);
    await cliente.query('select pg_advisory_unlock($1)', [CHAVE_MIGRACAO]);
    await cliente.query('reset all');
    return closed;
  } finally {
    cliente.release();
  }
}

/**
 * @throws {InvalidConfiguration} when the database has more migrations than this version knows: a later version made it, or one
 * from before the baseline.
 */
async function recusarMaisNovo(db: Database): Promise<void> {
  const feitas = await migracoesFeitas(db);
  const { length: conhecidas } = await migracoes();
  if (feitas <= conhecidas) return recusarMudadas(db);
  throw new InvalidConfiguration(
    `O banco está na migração ${feitas} e esta versão do Cais só conhece ${conhecidas}: ele é de outra versão. Use a versão que o fez, ou outra pasta em DATA_DIR (outro banco em DATABASE_URL).`,
  );
}

/** @throws {InvalidConfiguration} when a migration of the database was edited since: what it made is not what this version expects. */
async function recusarMudadas(db: Database): Promise<void> {
  const mudada = await migracaoMudada(db);
  if (!mudada) return;
  throw new InvalidConfiguration(
    `A migração ${mudada} que este banco recebeu não é a desta versão do Cais: ela foi mudada depois. Use a versão que fez o banco, ou outra pasta em DATA_DIR (outro banco em DATABASE_URL).`,
  );
}

async function guardarOQueVemDeFabrica(db: Database): Promise<void> {
  await guardarParametrosDeFabrica(db);
  await guardarReferenciasDeFabrica(db);
}

const CHAVE_MIGRACAO = 26_112_026;
