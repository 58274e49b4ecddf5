import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { MaoDeObraMensal } from '#lib/domain/zfm/dcr.ts';
import { calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';

/**
 * Calculates salaries and charges per unit of the product, in US$ with the 4 decimals of the file, half up. It divides the payroll
 * of a month by the units produced and by the rate of the data base (domain/zfm.md §6.4, step 6). Rate and production must be
 * positive.
 */
export function maoDeObraPorUnidade(
  { salarios, encargos, producao }: MaoDeObraMensal,
  taxaUSD: DecimalTexto,
): { salarios: Figura; encargos: Figura } {
  const unidades = dado({ nome: 'Produção do mês', unidade: 'un.', casas: 5, fonte: 'informado' }, producao);
  const taxa = dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 6, fonte: 'data base do DCR-E' }, taxaUSD);
  const porUnidade = (nome: string, doMes: DecimalTexto) =>
    calcular(
      {
        nome,
        unidade: 'US$',
        casas: 4,
        formula: 'total do mês ÷ produção ÷ taxa do dólar',
        fonte: null,
        arredondamento: 'MEIO_PARA_CIMA',
      },
      [dado({ nome: `${nome} do mês`, unidade: 'R$', casas: 2, fonte: 'informado' }, doMes), unidades, taxa],
      (total, feitas, dolar) => total.div(feitas).div(dolar),
    );
  return { salarios: porUnidade('Salários', salarios), encargos: porUnidade('Encargos', encargos) };
}
