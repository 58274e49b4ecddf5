/** How an alert looks by what has come of a request to the Portal Único. */
export const GRAVIDADE_DO_PORTAL = { NA_FILA: 'info', PRONTA: 'success', RECUSADA: 'error' } as const;
