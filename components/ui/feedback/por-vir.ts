import { placeholder } from './settling.ts';

/** Marks what keeps the place of content to come, where it is no skeleton of MUI's. */
export const POR_VIR = { 'data-por-vir': '', ref: placeholder } as const;

/**
 * Marks the place of content whose height nobody knows yet: what stands below it shows when it is there (MainLayout), so that nothing is
 * seen to jump.
 */
export const ACIMA_POR_VIR = { 'data-por-vir': 'acima', ref: placeholder } as const;

/** Finds what keeps the place of content to come. */
export const SELETOR_POR_VIR = ':is([data-por-vir], .MuiSkeleton-root)';

const ACIMA = '[data-por-vir="acima"]';

/** Finds what stands below content of unknown height, or below a column that holds it. */
export const SELETOR_ABAIXO_DO_POR_VIR = `:is(${ACIMA} ~ *, :has(${ACIMA}) + aside)`;
