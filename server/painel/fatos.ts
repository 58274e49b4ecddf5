/**
 * What the dashboard keeps sums of: where processes stand, what was registered in a month by canal, how long processes stayed in what they
 * left in a month, and what of the stock is still under suspension.
 */
export const FATOS = ['SITUACAO', 'REGISTRO', 'ETAPA', 'SUSPENSO'] as const;
export type Fato = (typeof FATOS)[number];
