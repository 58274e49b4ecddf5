import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';

/**
 * The process situation that a DUIMP situation implies, by its name or by its code in the Sefaz view (domain/importacao.md §1.5);
 * null if unknown. A delivered DUIMP counts only as released by the Receita, because the Sefaz has its own act.
 */
export function situacaoDaDuimp(situacao: string | null): SituacaoProcesso | null {
  return SITUACOES.find(([forma]) => forma.test(situacao ?? ''))?.[1] ?? null;
}

const SITUACOES: readonly (readonly [RegExp, SituacaoProcesso])[] = [
  [/^(CANCELADA|8[02]$)/, 'CANCELADO'],
  [/^(DESEMBARACADA|4[023]$)/, 'DESEMBARACADO_RFB'],
  [/^(EM_CONFERENCIA|3[167]$)/, 'PARAMETRIZADO'],
  [/^(REGISTRADA|1[12]$)/, 'REGISTRADO'],
];
