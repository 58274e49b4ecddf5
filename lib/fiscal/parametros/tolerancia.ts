import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/**
 * Reais by which a declared and a calculated amount may differ before a review is useful. They do not come from the law; the
 * company may set them.
 */
export const PARAMETROS_TOLERANCIA: readonly Parametro[] = [
  {
    ...daPratica('TOLERANCIA_POR_ADICAO', '0.03'),
    fonte:
      'Três parcelas truncadas em centavos por adição: condição de venda, frete e seguro; regra do Cais, não da lei. 155 valores de uma DI real diferem em até 0,01',
  },
  {
    ...daPratica('TOLERANCIA_MINIMA', '0.03'),
    fonte: 'Uma adição: três parcelas truncadas em centavos; regra do Cais, não da lei',
  },
  {
    ...daPratica('TOLERANCIA_PAGAMENTO', '0.02'),
    fonte:
      'Débito de cada tributo de uma DI: soma, por adição, da base impressa vezes a alíquota, meio para cima. De 30 DARFs de onze DIs reais, 28 são exatos e dois diferem em 0,01; regra do Cais, não da lei',
  },
];

function daPratica(codigo: string, valor: string) {
  return { codigo, valor, vigenciaInicio: null, vigenciaFim: null, situacao: 'VERIFICADO' } as const;
}
