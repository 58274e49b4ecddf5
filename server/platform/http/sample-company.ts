import type { FastifyInstance } from 'fastify';
import { forbidden } from '#server/platform/refusals.ts';

/**
 * Refuses what reaches people or systems outside, in this scope, to a session of a sample company: writes alone, or reads too.
 */
export function refuseInSample(app: FastifyInstance, { leituras = false } = {}): void {
  app.addHook('onRequest', async ({ noExemplo, method }) => {
    if (noExemplo && (leituras || !SO_LEEM.has(method))) throw forbidden(FORA_DO_EXEMPLO);
  });
}

const SO_LEEM = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORA_DO_EXEMPLO =
  'A empresa de exemplo é fictícia: nada sai dela, e ninguém mais entra nela. Volte para a sua empresa para fazer isto.';
