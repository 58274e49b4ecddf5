import type { AntidumpingDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA, type Precisao } from '#lib/fiscal/precisao.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/** The subject of an antidumping duty: an adição of a DI, or an item of a DUIMP. */
export interface SujeitoAoAntidumping {
  /** `adição 001`. */
  qual: string;
  /** Path of the duty in the entrada: `adicoes.0.antidumping`. */
  caminho: string;
  antidumping: AntidumpingDoCalculo | undefined;
  /** Customs value. */
  valor: Figura;
}

/**
 * Calculates the antidumping duty in reais: an amount in a currency per unit, or a percentage of the customs value. The amount per
 * unit is converted into reais first, truncated to five decimals: 130,000 kg × (US$ 0.78 × 5.2788) of a real DI is R$ 535,269.80,
 * to the cent.
 */
export function calcularAntidumping(sujeito: SujeitoAoAntidumping, contexto: ContextoDoCalculo): Figura {
  return antidumpingCom(contexto.regras.antidumping, 'Antidumping', sujeito, contexto);
}

/** Calculates the duty as the bank debits it: half up (docs/decisions/a-debitar.md). */
export function debitoDoAntidumping(sujeito: SujeitoAoAntidumping, contexto: ContextoDoCalculo): Figura {
  return antidumpingCom(CENTAVOS_MEIO_PARA_CIMA, 'Antidumping a debitar', sujeito, contexto);
}

function antidumpingCom(
  precisao: Precisao,
  nome: string,
  { qual, caminho, antidumping, valor }: SujeitoAoAntidumping,
  { campo, taxa }: ContextoDoCalculo,
): Figura {
  const rotulo = { ...precisao, nome: `${nome}, ${qual}`, unidade: 'R$', fonte: LEI };
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
      nome: `Antidumping por unidade em reais, ${qual}`,
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
