import type { Parametro } from '#lib/domain/parametro.ts';

/** General ICMS rate of Amazonas, in per cent. */
export const PARAMETROS_ICMS: readonly Parametro[] = [
  {
    codigo: 'ICMS_AM_GERAL',
    valor: '20.00',
    vigenciaInicio: '2023-03-29',
    vigenciaFim: null,
    fonte: 'Lei Complementar AM 242/2022',
    situacao: 'VERIFICADO',
  },
];
