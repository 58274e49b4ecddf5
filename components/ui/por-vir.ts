/** Marks what keeps the place of content to come, where it is no skeleton of MUI's. */
export const POR_VIR = { 'data-por-vir': '' } as const;

/** Finds what keeps the place of content to come. */
export const SELETOR_POR_VIR = ':is([data-por-vir], .MuiSkeleton-root)';
