import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Last day of PIS and COFINS-Importação: LC 214/2025, art. 542, XXIII, revokes arts. 1º a 20 of Lei 10.865/2004 from the next day. */
export const FIM_DO_PIS_COFINS = '2026-12-31';

/** Whether a declaration registered on a day owes neither tax any more. */
export function pisCofinsExtintos(dataRegistro: DataTexto): boolean {
  return dataRegistro > FIM_DO_PIS_COFINS;
}

/** Of an internação, likewise, for its memória: what was suspended on import is not due after the law that charged it ended. */
export const PIS_COFINS_EXTINTOS_NA_SAIDA = 'extintos (LC 214/2025, art. 542, XXIII)';

/** Why they are zero, for people and for the memória. */
export const PIS_COFINS_EXTINTOS =
  'PIS e COFINS-Importação extintos em 31/12/2026 (LC 214/2025, art. 542, XXIII, que revoga os arts. 1º a 20 da Lei 10.865/2004)';
