import type { AdicaoDoCalculo } from '#lib/domain/calculo-importacao.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/** Antidumping duty of an adição in reais: so much of a currency for each unit, or a percentage of the customs value. */
export function calcularAntidumping(
  { numero, antidumping }: AdicaoDoCalculo,
  indice: number,
  valorAduaneiro: Figura,
  { regras, campo, taxa }: ContextoDoCalculo,
): Figura {
  const rotulo = {
    ...regras.antidumping,
    nome: `Antidumping, adição ${numero}`,
    unidade: 'R$',
    fonte: 'Resolução GECEX',
  };
  const caminho = `adicoes.${indice}.antidumping`;
  if (!antidumping) return dado({ ...rotulo, fonte: 'não há' }, '0');
  if (antidumping.tipo === 'AD_VALOREM') {
    const aliquota = campo(`${caminho}.aliquota`, antidumping.aliquota, {
      nome: 'Alíquota do antidumping',
      unidade: '%',
    });
    return expressao(rotulo, [{ fatores: [valorAduaneiro, aliquota] }]);
  }
  const { moeda, quantidade, valorUnidade } = antidumping;
  return expressao(rotulo, [
    {
      fatores: [
        campo(`${caminho}.quantidade`, quantidade, {
          nome: 'Quantidade sujeita ao antidumping',
          unidade: '',
          casas: 5,
        }),
        campo(`${caminho}.valorUnidade`, valorUnidade, { nome: 'Antidumping por unidade', unidade: moeda }),
        taxa(moeda),
      ],
    },
  ]);
}
