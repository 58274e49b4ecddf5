import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/** Per cent of the taxes paid for each month, or fraction, that goods stay for economic use. */
export const PARAMETROS_ADMISSAO_TEMPORARIA: readonly Parametro[] = [
  {
    codigo: 'ADMISSAO_TEMPORARIA_PERC_MES',
    valor: '1.00',
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Decreto 6.759/2009, art. 373',
    situacao: 'VERIFICADO',
  },
];
