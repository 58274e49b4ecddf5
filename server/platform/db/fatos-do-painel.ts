/**
 * What the dashboard keeps sums of: where processes stand, what was registered in a month by canal, how long processes stayed in what they
 * left in a month, and what of the stock is still under suspension.
 */
export type Fato = 'SITUACAO' | 'REGISTRO' | 'ETAPA' | 'SUSPENSO';
