import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * The day from which the multa de mora counts. Lei 9.430/1996, art. 61, § 1º, says the day after the due day. In practice the
 * Receita counts from the first business day after the due day (Boletim Central SRF 16/1997; ADN Cosit 1/1997).
 */
export interface LeituraDaMora {
  doPrimeiroDiaUtil: boolean;
  /** Legal source of the reading, as the memória shows it. */
  fonte: string;
}

/** Default if no parameter says otherwise. */
export const MORA_PELA_LEI: LeituraDaMora = { doPrimeiroDiaUtil: false, fonte: 'Lei 9.430/1996, art. 61, § 1º' };

/** `Contados do dia seguinte ao vencimento: Lei …`. */
export function contagemPorExtenso({ doPrimeiroDiaUtil, fonte }: LeituraDaMora): string {
  const desde = doPrimeiroDiaUtil ? 'primeiro dia útil depois do vencimento' : 'dia seguinte ao vencimento';
  return `Contados do ${desde}: ${fonte}`;
}

/** Days of delay, counting both the first day and the day of payment; zero for a payment in time. */
export function diasDeAtraso(
  vencimento: DataTexto,
  pagamento: DataTexto,
  { doPrimeiroDiaUtil }: LeituraDaMora,
): number {
  let primeiro = somarDias(vencimento, 1);
  while (doPrimeiroDiaUtil && !ehDiaUtil(primeiro)) primeiro = somarDias(primeiro, 1);
  return Math.max(0, diasEntre(primeiro, pagamento) + 1);
}
