import type { ExperimentoDaReforma } from '#lib/api/processo/reforma-do-processo.ts';

/** Nothing is tried out. */
export const NADA: ExperimentoDaReforma = { classe: '', liberacao: '', estimativa: false };
