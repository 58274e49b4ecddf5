import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { diskFull } from '#server/platform/refusals.ts';

/** How many bytes are left where this server writes. */
export type FreeSpace = () => Promise<number>;

/**
 * Refuses writes while the disk is almost full: the rest is for the database, which stops altogether when it cannot finish a write.
 */
export function registerDiskSpace(app: FastifyInstance, livre: FreeSpace): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!SO_LEEM.has(method) && (await livre()) < RESERVA) throw diskFull();
  });
}

/** Reads the free space at most once a second. */
export function freeSpaceIn(pasta: string): FreeSpace {
  let em = 0;
  let medido: Promise<number> = Promise.resolve(0);
  return () => {
    const agora = performance.now();
    if (em === 0 || agora - em > UM_SEGUNDO) {
      em = agora;
      medido = statfs(pasta).then(({ bavail, bsize }) => bavail * bsize);
    }
    return medido;
  };
}

/** Four times what the log of the database writes at once. */
const RESERVA = 64 * 1024 * 1024;
const UM_SEGUNDO = 1_000;
const SO_LEEM = new Set(['GET', 'HEAD', 'OPTIONS']);
