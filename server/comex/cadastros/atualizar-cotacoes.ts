import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { MOEDAS_ACOMPANHADAS } from '#lib/domain/aduana/tributos/moeda.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { failureReason } from '#server/platform/http/logger.ts';
import { moedaRepository } from './moeda-repository.ts';
import type { Ptax } from './ptax.ts';

/** Long enough to cover Carnaval, short enough for a small answer. */
const DIAS = 10;

interface AoAtualizar {
  db: Database;
  relogio: Clock;
  log: FastifyBaseLogger;
  ptax: Ptax;
}

/** Fetches the latest closing rates. If the service is out of reach, it logs this and the known rates stay. */
export async function atualizarCotacoes({ db, relogio, log, ptax }: AoAtualizar): Promise<void> {
  const agora = relogio.agora();
  const de = diaEmBrasilia(new Date(agora.getTime() - DIAS * 24 * 60 * 60 * 1000));
  const ate = diaEmBrasilia(agora);
  for (const { sigla } of MOEDAS_ACOMPANHADAS) {
    try {
      const fechamentos = await ptax(sigla, de, ate);
      await moedaRepository(db).guardar(
        fechamentos.map((fechamento) => ({ ...fechamento, sigla, fonte: 'PTAX', obtidaEm: agora })),
      );
    } catch (erro) {
      log.warn({ sigla, motivo: failureReason(erro) }, 'PTAX fora de alcance; fica a última cotação conhecida');
    }
  }
}

/** Fetches the rates now, and every hour of the afternoon on working days: PTAX closes a little after 13 h in Brasília. */
export function agendarCotacoes(ao: AoAtualizar): { parar(): void } {
  void atualizarCotacoes(ao);
  const tarefa = new Cron('20 13-20 * * 1-5', { timezone: 'America/Sao_Paulo', protect: true }, () =>
    atualizarCotacoes(ao),
  );
  return { parar: () => tarefa.stop() };
}

const formatoIso = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
const diaEmBrasilia = (instante: Date) => formatoIso.format(instante);
