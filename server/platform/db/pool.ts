import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseHosts } from './hosts.ts';
import { sqlStates } from './sql-states.ts';

/**
 * Connections to a real PostgreSQL. A lost connection fails its query, and the pool opens another. A connection sends the statements
 * that are asked together without waiting between them. Pools of one database share its hosts.
 */
export function createPool(url: string | DatabaseHosts, limits: PoolConfig = {}): Pool {
  const hosts = typeof url === 'string' ? new DatabaseHosts(url) : url;
  const config = { ...DEFAULTS, ...limits };
  return withListeners(
    hosts.addresses.length === 1
      ? new Pool({ connectionString: hosts.current, ...config })
      : new PoolOfHosts(hosts, { ...config, onConnect: requireWrites }),
  );
}

/** Connections for what only reads, to the first of these hosts that answers: a standby, or the primary. */
export function createReadingPool(url: string, limits: PoolConfig = {}): Pool {
  const hosts = new DatabaseHosts(url);
  return withListeners(
    new PoolOfHosts(hosts, { ...DEFAULTS, ...limits, options: '-c default_transaction_read_only=on' }),
  );
}

/** Without a listener, a lost connection ends the process. */
function withListeners(pool: Pool): Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  renewAfterReadOnly(pool);
  return pool;
}

/**
 * A connection made while the database took no writes takes none afterwards either, and work in the background keeps each alive. The
 * first write it refuses ends those that idle, and the others as soon as they are given back.
 */
function renewAfterReadOnly(pool: Pool): void {
  const [idle, taken, stale] = [new Set<PoolClient>(), new Set<PoolClient>(), new WeakSet<PoolClient>()];
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY) return;
      for (const pooledClient of taken) stale.add(pooledClient);
      for (const pooledClient of idle) pooledClient.connection.stream.destroy();
    });
  });
  pool.on('acquire', (client) => {
    idle.delete(client);
    taken.add(client);
  });
  pool.on('release', (_error, client) => {
    const released = client as PoolClient;
    taken.delete(released);
    if (stale.has(released)) released.end();
    else idle.add(released);
  });
  pool.on('remove', (client) => {
    idle.delete(client as PoolClient);
    taken.delete(client as PoolClient);
  });
}

const DEFAULTS = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  pipeline: true,
  maxLifetimeSeconds: 1_800,
} as const satisfies PoolConfig;

/** In milliseconds. A server of several that does not answer is left after this time. */
const CONNECT_TO_ONE_OF_SEVERAL = 3_000;
const READ_ONLY = '25006';
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);
const NO_CONNECTION_SAYS = /^Connection terminated/;

/**
 * Connections to one of several servers of a database: the first that `onConnect` lets pass. When the present one is left, its connections are cut, also those
 * that hang: what they were doing fails as it does when a server dies.
 */
class PoolOfHosts extends Pool {
  readonly #hosts: DatabaseHosts;
  readonly #connections = new Map<PoolClient, string>();

  constructor(hosts: DatabaseHosts, config: PoolConfig) {
    const connectionTimeoutMillis = Math.min(config.connectionTimeoutMillis ?? 0, CONNECT_TO_ONE_OF_SEVERAL);
    super({
      ...config,
      connectionString: hosts.current,
      connectionTimeoutMillis,
    });
    this.#hosts = hosts;
    this.on('connect', (client) => this.#watch(client));
    this.on('remove', (client) => this.#connections.delete(client as PoolClient));
    hosts.whenLeft((address) => this.#cut(address));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const found = this.#toAnyHost(this.#hosts.addresses.length);
    if (!callback) return found;
    found.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
  }

  async #toAnyHost(left: number): Promise<PoolClient> {
    const asked = this.#hosts.current;
    try {
      return await super.connect();
    } catch (error) {
      if (!noConnection(error)) throw error;
      this.#hosts.leave(asked);
      if (left <= 1) throw error;
      return this.#toAnyHost(left - 1);
    }
  }

  #watch(client: PoolClient): void {
    const address = this.#hosts.addressOf(client);
    this.#connections.set(client, address);
    client.connection.on('errorMessage', (message: { code?: string }) => {
      if (message.code === READ_ONLY) this.#hosts.leave(address);
    });
  }

  #cut(address: string): void {
    // The pool reads its options for each new connection.
    this.options.connectionString = this.#hosts.current;
    for (const [client, its] of this.#connections) if (its === address) client.connection.stream.destroy();
  }
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (problem?: Error | boolean) => void,
) => void;

/** @throws as PostgreSQL does when a write meets a server that only reads: a standby, or a primary that was one. */
async function requireWrites(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ only: string }>(`select current_setting('transaction_read_only') as only`);
  if (rows[0]?.only === 'on') throw Object.assign(new Error('the server only reads'), { code: READ_ONLY });
}

function noConnection(error: unknown): boolean {
  const says = NO_CONNECTION_SAYS.test((error as Error | undefined)?.message ?? '');
  return (
    says || sqlStates(error).some((state) => NO_CONNECTION.has(state) || state === READ_ONLY || /^57P0/.test(state))
  );
}

/**
 * In milliseconds, what a server lets a connection wait: for a row that somebody else holds, for a statement, and between the
 * statements of a transaction. Without them one row held elsewhere stops every company, because the waiting requests take all
 * connections. A command of the operator has none: it may take hours.
 */
export const SERVER_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies PoolConfig;
