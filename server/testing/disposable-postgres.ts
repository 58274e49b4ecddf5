import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor } from '#server/platform/db/embedded/account.ts';
import { type Cluster, startCluster } from '#server/platform/db/embedded/cluster.ts';
import { freePort } from '#server/platform/free-port.ts';

export interface DisposableCluster {
  readonly url: string;
  folder: string;
  port: number;
  /** Stops at once, as in a crash; the data stay. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops and deletes the cluster. It ends by itself with this process too. */
  remove(): Promise<void>;
}

/**
 * Creates a throw-away cluster with the PostgreSQL of the product, on a port of the loopback; with `onSocket` as the product has it, whose
 * answers arrive sooner. Nothing of it outlives a power cut. `settings` stand over those of the product.
 */
export async function createCluster(
  settings: Readonly<Record<string, string>> = {},
  { onSocket = false }: { onSocket?: boolean } = {},
): Promise<DisposableCluster> {
  const parent = await mkdtemp(join(tmpdir(), 'cais-postgres-'));
  const folder = join(parent, 'postgres');
  const port = await freePort();
  const start = () =>
    startCluster({
      folder,
      account: accountFor(parent),
      port: onSocket ? undefined : port,
      settings: { fsync: 'off', ...settings },
      connections: 60,
    });
  let cluster: Cluster | null = await start();
  let { url } = cluster;
  return {
    get url() {
      return url;
    },
    folder,
    port,
    async kill() {
      await cluster?.stop('at once');
      cluster = null;
    },
    async start() {
      cluster ??= await start();
      ({ url } = cluster);
    },
    async remove() {
      await cluster?.stop('at once');
      cluster = null;
      await rm(parent, { recursive: true, force: true });
    },
  };
}
