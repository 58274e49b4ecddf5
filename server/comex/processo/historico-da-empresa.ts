import { historyBefore, notHistory } from '#server/accounts/company/cut-off.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

const REGISTRO = { empresaId: processo.empresaId, day: processo.registradoEm };

/** Keeps the processes that still have deadlines: not registered, or registered on the company's cut-off or later. */
export const FORA_DO_HISTORICO = notHistory(REGISTRO);

/** The cut-off of a process that is history; null for a process that still has deadlines. */
export const HISTORICO_ANTES_DE = historyBefore(REGISTRO);
