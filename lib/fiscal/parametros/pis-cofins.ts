import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/**
 * PIS and COFINS-Importação, in per cent. They start on the day of the oldest declaration that shows them, not on the day of the
 * law. So an earlier import asks for its rate instead of getting an unchecked one.
 */
export const PARAMETROS_PIS_COFINS: readonly Parametro[] = [
  conferido('PIS_IMPORTACAO_GERAL', '2.10', '2018-06-01', 'conferido em DI de 2018 e 2026'),
  conferido('COFINS_IMPORTACAO_GERAL', '9.65', '2018-06-01', 'conferido em DI de 2018 e 2026'),
  conferido('PIS_IMPORTACAO_AUTOPECAS', '3.12', '2023-01-02', 'conferido em DI de 2023'),
  conferido('COFINS_IMPORTACAO_AUTOPECAS', '14.37', '2023-01-02', 'conferido em DI de 2023'),
  // Percentage points. From 2012 to March 2022 no period is certain, and for January to March 2024 no source was read: these
  // periods have no parameter.
  aConfirmar('1.00', '2022-04-01', '2022-12-31', 'Lei 14.288/2021, por fontes secundárias'),
  adicional(
    '1.00',
    '2023-01-01',
    '2023-12-31',
    'conferido em DI de 2023 (15,37 %); Lei 14.288/2021, por fontes secundárias',
  ),
  aConfirmar('1.00', '2024-04-01', '2024-12-31', 'Lei 14.784/2023 e Lei 14.973/2024, por fontes secundárias'),
  adicional('0.80', '2025-01-01', '2025-12-31', 'Lei 14.973/2024; conferido em DUIMP de 2025 (10,45 %)'),
  adicional('0.60', '2026-01-01', FIM_DO_PIS_COFINS, `Lei 14.973/2024; conferido em DI de 2026 (10,25 %); ${fim()}`),
];

function conferido(codigo: string, valor: string, vigenciaInicio: string, onde: string): Parametro {
  const fonte = `Lei 10.865/2004; ${onde}; ${fim()}`;
  return { codigo, valor, vigenciaInicio, vigenciaFim: FIM_DO_PIS_COFINS, fonte, situacao: 'VERIFICADO' };
}

function adicional(valor: string, vigenciaInicio: string, vigenciaFim: string, onde: string): Parametro {
  const fonte = `Lei 10.865/2004, art. 8º, §§ 21 e 21-A; ${onde}`;
  return { codigo: 'COFINS_ADICIONAL', valor, vigenciaInicio, vigenciaFim, fonte, situacao: 'VERIFICADO' };
}

function aConfirmar(...campos: Parameters<typeof adicional>): Parametro {
  return { ...adicional(...campos), situacao: 'CONFIRMAR' };
}

function fim(): string {
  return 'revogada a partir de 01/01/2027 pela LC 214/2025, art. 542, XXIII';
}
