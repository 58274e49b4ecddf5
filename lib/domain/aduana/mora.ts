import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * From which day the multa de mora counts. Lei 9.430/1996, art. 61, § 1º, says the day after the due day; in practice the Receita
 * counts from the first business day after it (Boletim Central SRF 16/1997; ADN Cosit 1/1997).
 */
export interface LeituraDaMora {
  doPrimeiroDiaUtil: boolean;
  /** Where the reading comes from, as the memória shows it. */
  fonte: string;
}

/** What holds where no parameter says otherwise. */
export const MORA_PELA_LEI: LeituraDaMora = { doPrimeiroDiaUtil: false, fonte: 'Lei 9.430/1996, art. 61, § 1º' };

/** `Contados do dia seguinte ao vencimento: Lei …`. */
export function contagemPorExtenso({ doPrimeiroDiaUtil, fonte }: LeituraDaMora): string {
  const desde = doPrimeiroDiaUtil ? 'primeiro dia útil depois do vencimento' : 'dia seguinte ao vencimento';
  return `Contados do ${desde}: ${fonte}`;
}

/** Days of delay, the first and that of the payment included; none for what is paid in time. */
export function diasDeAtraso(
  vencimento: DataTexto,
  pagamento: DataTexto,
  { doPrimeiroDiaUtil }: LeituraDaMora,
): number {
  let primeiro = somarDias(vencimento, 1);
  while (doPrimeiroDiaUtil && !ehDiaUtil(primeiro)) primeiro = somarDias(primeiro, 1);
  return Math.max(0, diasEntre(primeiro, pagamento) + 1);
}
