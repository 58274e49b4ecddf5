/**
 * The sums the dashboard keeps: processes by situation, registrations of a month by canal, days spent in the situations that were left in
 * a month, and stock still under suspension.
 */
export type Fato = 'SITUACAO' | 'REGISTRO' | 'ETAPA' | 'SUSPENSO';
