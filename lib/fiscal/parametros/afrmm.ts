import type { Parametro } from '#lib/domain/cadastros/parametro.ts';

/** 1 on the days when cargo from or to a port of the North or the Northeast is free of AFRMM, except in longo curso. */
export const AFRMM_NAO_INCIDE_N_NE = 'AFRMM_NAO_INCIDE_N_NE';

/** Day on which the vetoed rates of the law were published. */
const LEI_14301 = '2022-03-25';

/**
 * AFRMM in per cent of the freight of the CE-Mercante, TUM in reais per CE. Before Lei 14.301/2022 the rates differed, so an
 * earlier import needs its own parameter.
 */
export const PARAMETROS_AFRMM: readonly Parametro[] = [
  daLei14301('AFRMM_LONGO_CURSO', '8.00'),
  daLei14301('AFRMM_CABOTAGEM', '8.00'),
  daLei14301('AFRMM_FLUVIAL_GRANEL_LIQUIDO', '40.00'),
  daLei14301('AFRMM_FLUVIAL_OUTRAS_CARGAS', '8.00'),
  {
    codigo: AFRMM_NAO_INCIDE_N_NE,
    valor: '1.00',
    vigenciaInicio: LEI_14301,
    vigenciaFim: '2027-01-08',
    fonte: 'Decreto 8.257/2014, art. 4º, IV e parágrafo único (Decreto 12.555/2025, art. 34); Lei 14.301/2022, art. 24',
    situacao: 'VERIFICADO',
  },
  {
    codigo: 'TUM',
    valor: '20.00',
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Decreto 5.324/2004, art. 2º',
    situacao: 'CONFIRMAR',
  },
];

function daLei14301(codigo: string, valor: string): Parametro {
  return {
    codigo,
    valor,
    vigenciaInicio: LEI_14301,
    vigenciaFim: null,
    fonte: 'Lei 10.893/2004, art. 6º (Lei 14.301/2022); Decreto 8.257/2014, art. 6º (Decreto 12.555/2025)',
    situacao: 'VERIFICADO',
  };
}
