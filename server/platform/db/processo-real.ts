import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { processo } from './schema/processo.ts';

/**
 * Leaves out what came from the training environment of the Portal Único. The partial indexes say it in these words. Beside a left join
 * it keeps the rows that have no processo.
 */
export const FORA_DO_TREINAMENTO: SQL = sql`${processo.treinamento} is not true`;

/** The processos that lists, sums, deadlines and the stock read: neither deleted nor of training (docs/decisions/treinamento.md). */
export const PROCESSO_REAL = and(isNull(processo.excluidoEm), FORA_DO_TREINAMENTO) as SQL;
