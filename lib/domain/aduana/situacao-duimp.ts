import type { SituacaoProcesso } from './situacao-processo.ts';

/**
 * Where the situation of a DUIMP leaves its process, by its name or by the code of the view of the Sefaz (domain/importacao.md §1.5);
 * null where it does not say. What was delivered is only known to be released by the Receita: the Sefaz has its own act.
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
