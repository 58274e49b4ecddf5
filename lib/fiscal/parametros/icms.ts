import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/** General ICMS rate of Amazonas, in per cent. */
export const PARAMETROS_ICMS: readonly Parametro[] = [
  {
    codigo: 'ICMS_AM_GERAL',
    valor: '20.00',
    vigenciaInicio: '2023-04-01',
    vigenciaFim: null,
    fonte: 'Lei Complementar AM 242/2022; eficácia em 01/04/2023 pela Ordem de Serviço 001/2023-GSER',
    situacao: 'VERIFICADO',
  },
];
