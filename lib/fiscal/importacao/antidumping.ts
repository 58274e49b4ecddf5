import type { AdicaoDoCalculo } from '#lib/domain/calculo-importacao.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA, type Precisao } from '#lib/fiscal/precisao.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/**
 * Antidumping duty of an adição in reais: so much of a currency for each unit, or a percentage of the customs value. The amount for a
 * unit becomes reais first, truncated to five decimals: 130,000 kg × (US$ 0.78 × 5.2788) of a real DI is R$ 535,269.80, to the cent.
 */
export function calcularAntidumping(
  adicao: AdicaoDoCalculo,
  indice: number,
  valorAduaneiro: Figura,
  contexto: ContextoDoCalculo,
): Figura {
  return antidumpingCom(contexto.regras.antidumping, 'Antidumping', adicao, indice, valorAduaneiro, contexto);
}

/** The same as the bank is debited for it: half up (docs/decisions/a-debitar.md). */
export function debitoDoAntidumping(
  adicao: AdicaoDoCalculo,
  indice: number,
  base: Figura,
  contexto: ContextoDoCalculo,
): Figura {
  return antidumpingCom(CENTAVOS_MEIO_PARA_CIMA, 'Antidumping a debitar', adicao, indice, base, contexto);
}

function antidumpingCom(
  precisao: Precisao,
  nome: string,
  { numero, antidumping }: AdicaoDoCalculo,
  indice: number,
  valor: Figura,
  { campo, taxa }: ContextoDoCalculo,
): Figura {
  const rotulo = { ...precisao, nome: `${nome}, adição ${numero}`, unidade: 'R$', fonte: LEI };
  const caminho = `adicoes.${indice}.antidumping`;
  if (!antidumping) return dado({ ...rotulo, fonte: 'não há' }, '0');
  if (antidumping.tipo === 'AD_VALOREM') {
    const aliquota = campo(`${caminho}.aliquota`, antidumping.aliquota, {
      nome: 'Alíquota do antidumping',
      unidade: '%',
    });
    return expressao(rotulo, [{ fatores: [valor, aliquota] }]);
  }
  const { moeda, quantidade, valorUnidade } = antidumping;
  const porUnidade = expressao(
    {
      nome: `Antidumping por unidade em reais, adição ${numero}`,
      unidade: 'R$',
      casas: 5,
      arredondamento: 'TRUNCAR',
      fonte: LEI,
    },
    [
      {
        fatores: [
          campo(`${caminho}.valorUnidade`, valorUnidade, { nome: 'Antidumping por unidade', unidade: moeda }),
          taxa(moeda),
        ],
      },
    ],
  );
  return expressao(rotulo, [
    {
      fatores: [
        campo(`${caminho}.quantidade`, quantidade, {
          nome: 'Quantidade sujeita ao antidumping',
          unidade: '',
          casas: 5,
        }),
        porUnidade,
      ],
    },
  ]);
}

const LEI = 'Lei 9.019/1995, arts. 1º e 7º; resolução da Gecex que fixou o direito';
