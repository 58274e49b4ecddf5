import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { discoCheio } from '#server/platform/refusals.ts';

/** How many bytes are left where this server writes. */
export type EspacoLivre = () => Promise<number>;

/**
 * Refuses what writes while the disk is all but full: what is left is for the database, which a write it cannot finish would stop, and
 * then nothing could be read either.
 */
export function registrarEspaco(app: FastifyInstance, livre: EspacoLivre): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!SO_LEEM.has(method) && (await livre()) < RESERVA) throw discoCheio();
  });
}

/** Asked of the disk at most once a second. */
export function espacoLivreEm(pasta: string): EspacoLivre {
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

/** Four times what the log of the database takes at once. */
const RESERVA = 64 * 1024 * 1024;
const UM_SEGUNDO = 1_000;
const SO_LEEM = new Set(['GET', 'HEAD', 'OPTIONS']);
