import type { Parametro } from '#lib/domain/parametro.ts';

/** Reais by which a declared and a reckoned amount may differ before it is worth a look. Not of the law: the company's to set. */
export const PARAMETROS_TOLERANCIA: readonly Parametro[] = [
  { codigo: 'TOLERANCIA_POR_ADICAO', valor: '0.05', ...daPratica() },
  { codigo: 'TOLERANCIA_MINIMA', valor: '0.10', ...daPratica() },
];

function daPratica() {
  return {
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Resíduo de truncamento observado em nove DIs reais; regra do Cais, não da lei',
    situacao: 'VERIFICADO',
  } as const;
}
