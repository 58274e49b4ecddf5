import { rmSync } from 'node:fs';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createCluster, type DisposableCluster } from './disposable-postgres.ts';

/** Two servers of one database: a primary, and a standby that has every answered write. */
export interface DisposablePair {
  /** Names both servers. */
  url: string;
  /** The primary dies as in a power cut. */
  killPrimary(): Promise<void>;
  killStandby(): Promise<void>;
  /** The standby takes writes from now on. */
  promote(): Promise<void>;
  /** The primary stays up and takes no writes any more. */
  demote(): Promise<void>;
  /** The dead server comes back as the standby of the other one, which waits for it at each write from then on. */
  rejoin(): Promise<void>;
  /** The last lines of the logs of both, for the message of an error. */
  logs(): Promise<string>;
  stop(): Promise<void>;
}

export async function createPair(): Promise<DisposablePair> {
  const nodes = [await createCluster(SETTINGS), await createCluster(SETTINGS)] as const;
  let primary: 0 | 1 = 0;
  const standby = (): 0 | 1 => (primary === 0 ? 1 : 0);
  const data = (which: 0 | 1) => join(nodes[which].folder, 'cluster');
  const logs = async () => (await Promise.all(nodes.map(lastLines))).join('\n\n');
  await follow();

  /** Makes the standby anew from the primary, and has the primary wait for it. */
  async function follow(): Promise<void> {
    const from = nodes[primary];
    const which = standby();
    await nodes[which].kill();
    rmSync(data(which), { recursive: true, force: true });
    await copyRunning(from, data(primary), data(which));
    // One password, and one address of both.
    await cp(join(from.folder, 'senha'), join(nodes[which].folder, 'senha'));
    const { password } = new URL(from.url);
    const primaryIs = `host=127.0.0.1 port=${from.port} user=cais password=${password}`;
    await appendFile(join(data(which), 'postgresql.auto.conf'), `\nprimary_conninfo = '${primaryIs}'\n`);
    await writeFile(join(data(which), 'standby.signal'), '');
    await nodes[which].start();
    await ask(from, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    while ((await ask(from, SYNCHRONOUS)).length === 0) await wait(50);
  }

  const { password } = new URL(nodes[0].url);
  return {
    url: `postgres://cais:${password}@127.0.0.1:${nodes[0].port},127.0.0.1:${nodes[1].port}/postgres?target_session_attrs=read-write`,
    killPrimary: () => nodes[primary].kill(),
    killStandby: () => nodes[standby()].kill(),
    async promote() {
      primary = standby();
      // Nobody follows the new primary yet: it would wait for ever.
      await appendFile(join(data(primary), 'postgresql.auto.conf'), `\nsynchronous_standby_names = ''\n`);
      await ask(nodes[primary], 'select pg_reload_conf()', 'select pg_promote()');
    },
    demote: async () => {
      await ask(nodes[primary], 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    },
    rejoin: () =>
      follow().catch(async (error) => {
        throw new Error(await logs(), { cause: error });
      }),
    logs,
    async stop() {
      for (const node of nodes) await node.remove();
    },
  };
}

const SETTINGS = {
  wal_level: 'replica',
  max_wal_senders: '5',
  hot_standby: 'on',
  wal_retrieve_retry_interval: '100ms',
  max_connections: '60',
};
const SYNCHRONOUS = `select 1 from pg_stat_replication where sync_state = 'sync'`;

/** Copies the files of a running server, as PostgreSQL describes it for a program of one's own. */
async function copyRunning(node: DisposableCluster, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: node.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('pair', true)`);
    const left = /postmaster\.(pid|opts)$|\.s\.PGSQL|pg_dynshmem\/|standby\.signal$/;
    await cp(from, to, { recursive: true, filter: (path) => !left.test(path) });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
}

async function lastLines({ folder, port }: DisposableCluster): Promise<string> {
  const log = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '');
  return `${port}\n${log.split('\n').slice(-12).join('\n').trim()}`;
}

async function ask({ url }: DisposableCluster, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
