import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { COMO_SE_FAZ, type PostgresNode, postgresNode, postgresTools } from './disposable-postgres.ts';
import { freePort } from './free-port.ts';

/** Two servers of one database: a primary, and a standby that has every answered write. */
export interface DisposablePair {
  /** Names both servers. */
  url: string;
  /** The primary dies as in a power cut. */
  killPrimary(): void;
  killStandby(): void;
  /** The standby takes writes from now on. */
  promote(): void;
  /** The primary stays up and takes no writes any more. */
  demote(): Promise<void>;
  /** The dead server comes back as the standby of the other one, which waits for it at each write from then on. */
  rejoin(): Promise<void>;
  /** The last lines of the logs of both, for the message of an error. */
  logs(): string;
  stop(): void;
}

/** Null when no PostgreSQL is installed on this machine. */
export async function createPair(): Promise<DisposablePair | null> {
  const tools = postgresTools();
  if (!tools) return null;
  const folders = [tools.novaPasta(), tools.novaPasta()] as const;
  const nodes: [PostgresNode, PostgresNode] = [
    postgresNode(tools, folders[0], await freePort(), SETTINGS),
    postgresNode(tools, folders[1], await freePort(), SETTINGS),
  ];
  let primary: 0 | 1 = 0;
  const standby = () => (primary === 0 ? 1 : 0);
  const data = (which: 0 | 1) => join(folders[which], 'dados');
  const logs = () => nodes.map((node) => `${node.porta}\n${node.log()}`).join('\n\n');

  tools.rodar(folders[0], 'initdb', '-D', data(0), ...COMO_SE_FAZ);
  nodes[0].levantar();
  await follow();

  /** Makes the standby anew from the primary, and has the primary wait for it. */
  async function follow(): Promise<void> {
    const which = standby();
    nodes[which].derrubar();
    rmSync(data(which), { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${nodes[primary].porta} user=cais`;
    tools?.rodar(folders[which], 'pg_basebackup', '-d', from, '-D', data(which), '-R', '-X', 'stream', '-c', 'fast');
    nodes[which].levantar();
    await ask(nodes[primary], `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    while ((await ask(nodes[primary], SYNCHRONOUS)).length === 0) await wait(50);
  }

  return {
    url: `postgres://cais@127.0.0.1:${nodes[0].porta},127.0.0.1:${nodes[1].porta}/postgres?target_session_attrs=read-write`,
    killPrimary: () => nodes[primary].derrubar(),
    killStandby: () => nodes[standby()].derrubar(),
    promote() {
      primary = standby();
      // Nobody follows the new primary yet: it would wait for ever.
      appendFileSync(join(data(primary), 'postgresql.auto.conf'), `\nsynchronous_standby_names = ''\n`);
      tools.rodar(folders[primary], 'pg_ctl', '-D', data(primary), 'reload');
      tools.rodar(folders[primary], 'pg_ctl', '-D', data(primary), '-w', 'promote');
    },
    demote: async () => {
      await ask(nodes[primary], 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    },
    rejoin: () =>
      follow().catch((error) => {
        throw new Error(logs(), { cause: error });
      }),
    logs,
    stop() {
      for (const node of nodes) node.derrubar();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SETTINGS = '-c wal_level=replica -c max_wal_senders=5 -c hot_standby=on -c wal_retrieve_retry_interval=100ms';
const SYNCHRONOUS = `select 1 from pg_stat_replication where sync_state = 'sync'`;

async function ask({ porta }: PostgresNode, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: `postgres://cais@127.0.0.1:${porta}/postgres` });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
