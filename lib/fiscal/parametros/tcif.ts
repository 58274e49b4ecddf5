import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/** TCIF: reais per order and per item of goods, each limited to a percentage of its value. */
export const PARAMETROS_TCIF: readonly Parametro[] = [
  { codigo: 'TCIF_PEDIDO', valor: '200.00', ...daLei() },
  { codigo: 'TCIF_ITEM', valor: '30.00', ...daLei() },
  { codigo: 'TCIF_LIMITE_PERC', valor: '1.50', ...daLei() },
];

function daLei() {
  return {
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Lei 13.451/2017',
    situacao: 'VERIFICADO',
  } as const;
}
