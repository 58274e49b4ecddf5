import type { AfrmmDoCalculo } from '#lib/domain/calculo-importacao.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { type ContextoDoCalculo, valorEmMoeda } from './contexto-do-calculo.ts';

export interface AfrmmCalculado {
  /** Freight of the CE-Mercante in reais. */
  base: Figura;
  aliquota: Figura;
  calculado: Figura;
  recolher: Figura;
  tum: Figura;
}

/**
 * AFRMM on the freight of the CE-Mercante (Lei 10.893/2004) and the TUM of each CE it is charged on (Decreto 5.324/2004, art. 2º).
 * Whether the cargo is exempt of the one or the other is for the declarant to say.
 */
export function calcularAfrmm(afrmm: AfrmmDoCalculo, contexto: ContextoDoCalculo): AfrmmCalculado {
  const rotulo = (nome: string, fonte: string) => ({ ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte });
  const frete = valorEmMoeda(contexto, 'afrmm.frete', afrmm.frete, 'Frete do CE-Mercante');
  const base = expressao(rotulo('Frete do CE-Mercante em reais', LEI), [{ fatores: [frete.valor, frete.taxa] }]);
  const aliquota = contexto.parametro(`AFRMM_${afrmm.navegacao}`, { nome: 'Alíquota do AFRMM', unidade: '%' });
  const calculado = expressao(rotulo('AFRMM', LEI), [{ fatores: [base, aliquota] }]);
  const recolher =
    afrmm.tratamento === 'INTEGRAL'
      ? calculado
      : expressao(rotulo('AFRMM a recolher', LEI), [{ fatores: [calculado] }, { menos: true, fatores: [calculado] }]);
  const conhecimentos = contexto.campo('afrmm.conhecimentos', String(afrmm.conhecimentos), {
    nome: 'Conhecimentos com TUM',
    unidade: '',
    casas: 0,
  });
  const tum = expressao(rotulo('TUM', 'Decreto 5.324/2004, art. 2º'), [
    { fatores: [conhecimentos, contexto.parametro('TUM', { nome: 'TUM por conhecimento', unidade: 'R$' })] },
  ]);
  return { base, aliquota, calculado, recolher, tum };
}

const LEI = 'Lei 10.893/2004';
