import type { FastifyInstance } from 'fastify';
import { repeat } from '#server/platform/jobs/repeat.ts';
import { leiturasDoHistorico } from './trazer-historico.ts';

/** Takes up, every ten seconds, the intakes that no server reads any more. */
export function agendarHistorico({ cais, log }: Pick<FastifyInstance, 'cais' | 'log'>): { parar(): Promise<void> } {
  const leituras = leiturasDoHistorico(cais, log);
  const vigia = repeat({
    quando: '*/10 * * * * *',
    tarefa: () => leituras.retomar(),
    log,
    falha: 'A leitura do histórico fica para depois',
  });
  return {
    async parar() {
      await vigia.parar();
      await leituras.parar();
    },
  };
}
