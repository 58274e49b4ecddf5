import { compararDi } from '#lib/fiscal/importacao/conferencias/comparacao-di.ts';
import { memoriaDaDi } from '#lib/fiscal/importacao/declarada/memoria-da-di.ts';
import { calculations } from '#server/platform/work/calculations.ts';

export const calculos = { comparacao: compararDi, memoria: memoriaDaDi };

/** Calculates a declaration anew, and the memória of a figure; null where there is none. */
export const calcular = calculations('server/comex/declaracao/calculos-da-comparacao.ts', calculos);
