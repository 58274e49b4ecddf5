import type { Parametro } from '#lib/domain/parametro.ts';

/**
 * PIS and COFINS-Importação, in per cent. They start on the day of the oldest declaration they were seen on, not on the day of the
 * law: an earlier import asks for its rate instead of getting one nobody checked.
 */
export const PARAMETROS_PIS_COFINS: readonly Parametro[] = [
  {
    ...conferido('PIS_IMPORTACAO_GERAL', '2.10', '2018-06-01'),
    fonte: 'Lei 10.865/2004; conferido em DI de 2018 e 2026',
  },
  {
    ...conferido('COFINS_IMPORTACAO_GERAL', '9.65', '2018-06-01'),
    fonte: 'Lei 10.865/2004; conferido em DI de 2018 e 2026',
  },
  { ...conferido('PIS_IMPORTACAO_AUTOPECAS', '3.12', '2023-01-02'), fonte: 'Lei 10.865/2004; conferido em DI de 2023' },
  {
    ...conferido('COFINS_IMPORTACAO_AUTOPECAS', '14.37', '2023-01-02'),
    fonte: 'Lei 10.865/2004; conferido em DI de 2023',
  },
  // Percentage points. 2024 and what came before 2023 are not in the company's pages: they have to be given.
  adicional('1.00', '2023-01-01', '2023-12-31'),
  adicional('0.80', '2025-01-01', '2025-12-31'),
  adicional('0.60', '2026-01-01', '2026-12-31'),
  adicional('0.40', '2027-01-01', '2027-12-31'),
  adicional('0.00', '2028-01-01', null),
];

function conferido(codigo: string, valor: string, vigenciaInicio: string) {
  return { codigo, valor, vigenciaInicio, vigenciaFim: null, situacao: 'VERIFICADO' } as const;
}

function adicional(valor: string, vigenciaInicio: string, vigenciaFim: string | null): Parametro {
  const fonte = 'Lei 10.865/2004, art. 8º, §§ 21 e 21-A (Lei 14.973/2024)';
  return { codigo: 'COFINS_ADICIONAL', valor, vigenciaInicio, vigenciaFim, fonte, situacao: 'VERIFICADO' };
}
