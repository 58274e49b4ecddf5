import type { Parametro } from '#lib/domain/parametro.ts';

/**
 * AFRMM in per cent of the freight of the CE-Mercante, TUM in reais for each CE. The rates are those of the text of 2025; older ones
 * were others and are not shipped, so an earlier import asks for its own.
 */
export const PARAMETROS_AFRMM: readonly Parametro[] = [
  aliquota('LONGO_CURSO', '8.00'),
  aliquota('CABOTAGEM', '8.00'),
  aliquota('FLUVIAL_GRANEL_LIQUIDO', '40.00'),
  aliquota('FLUVIAL_OUTRAS_CARGAS', '8.00'),
  {
    codigo: 'TUM',
    valor: '20.00',
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Decreto 5.324/2004, art. 2º',
    situacao: 'VERIFICADO',
  },
];

function aliquota(navegacao: string, valor: string): Parametro {
  return {
    codigo: `AFRMM_${navegacao}`,
    valor,
    vigenciaInicio: '2026-01-01',
    vigenciaFim: null,
    fonte: 'Lei 10.893/2004; Decreto 8.257/2014 (Decreto 12.555/2025)',
    situacao: 'VERIFICADO',
  };
}
