import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/** Last adição of each bracket of the Taxa Siscomex, counted from the first; the last bracket is open. */
export const FAIXAS_TAXA_SISCOMEX = [
  { codigo: 'TAXA_SISCOMEX_ATE_2', ate: 2 },
  { codigo: 'TAXA_SISCOMEX_ATE_5', ate: 5 },
  { codigo: 'TAXA_SISCOMEX_ATE_10', ate: 10 },
  { codigo: 'TAXA_SISCOMEX_ATE_20', ate: 20 },
  { codigo: 'TAXA_SISCOMEX_ATE_50', ate: 50 },
  { codigo: 'TAXA_SISCOMEX_DEMAIS', ate: Number.POSITIVE_INFINITY },
] as const;

/** Reais for the declaration and per adição of each bracket, checked on real declarations (domain/importacao.md §4.4). */
export const PARAMETROS_TAXA_SISCOMEX: readonly Parametro[] = [
  ...tabela(
    { vigenciaInicio: '2021-06-01', vigenciaFim: null, fonte: 'Portaria ME 4.131/2021 e IN RFB 2.024/2021' },
    '115.67',
    ['38.56', '30.85', '23.14', '15.42', '7.71', '3.86'],
  ),
  ...tabela(
    { vigenciaInicio: '2011-06-01', vigenciaFim: '2021-05-31', fonte: 'Portaria MF 257/2011 e IN RFB 1.158/2011' },
    '185.00',
    ['29.50', '23.60', '17.70', '11.80', '5.90', '2.95'],
  ),
];

function tabela(
  vigencia: Pick<Parametro, 'vigenciaInicio' | 'vigenciaFim' | 'fonte'>,
  porDeclaracao: string,
  [ate2, ate5, ate10, ate20, ate50, demais]: [string, string, string, string, string, string],
): Parametro[] {
  const valores = {
    TAXA_SISCOMEX_DECLARACAO: porDeclaracao,
    TAXA_SISCOMEX_ATE_2: ate2,
    TAXA_SISCOMEX_ATE_5: ate5,
    TAXA_SISCOMEX_ATE_10: ate10,
    TAXA_SISCOMEX_ATE_20: ate20,
    TAXA_SISCOMEX_ATE_50: ate50,
    TAXA_SISCOMEX_DEMAIS: demais,
  };
  return Object.entries(valores).map(([codigo, valor]) => ({ codigo, valor, ...vigencia, situacao: 'VERIFICADO' }));
}
