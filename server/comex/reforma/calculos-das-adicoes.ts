import { calculations } from '#server/platform/work/calculations.ts';
import { cbsIbsDasAdicoes } from './cbs-ibs-das-adicoes.ts';

export const calculos = { cbsIbs: cbsIbsDasAdicoes };

/** Calculates CBS and IBS of the adições outside of a transaction. */
export const calcular = calculations('server/comex/reforma/calculos-das-adicoes.ts', calculos);
