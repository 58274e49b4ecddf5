import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { NOME_FIGURA_COMPARADA } from '#lib/domain/comparacao-di.ts';
import { dinheiro, somar } from '#lib/domain/decimal-exato.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';

/** Sums of what a declaration declares, as the URL names them. */
const SOMAS_DECLARADAS = {
  'total.devidos': { nome: 'Tributos devidos', de: 'tributos' },
  'total.recolher': { nome: 'Tributos a recolher', de: 'recolher' },
} as const;
type SomaDeclarada = keyof typeof SOMAS_DECLARADAS;

/** What such a sum is made of; null where the URL names none. */
export function memoriaDaSoma(chave: string | undefined, processo: ProcessoInteiro): NoDaMemoria | null {
  if (!chave || !Object.hasOwn(SOMAS_DECLARADAS, chave)) return null;
  const { nome, de } = SOMAS_DECLARADAS[chave as SomaDeclarada];
  const parcelas = processo[de];
  const fonte = `${formatarDeclaracao(processo.numeroDI)}, como declarada`;
  return {
    nome,
    valor: dinheiro(somar(Object.values(parcelas))),
    unidade: 'R$',
    formula: 'soma das parcelas',
    fonte: null,
    entradas: PARCELAS.filter(([parcela]) => parcela !== 'outros' || parcelas.outros !== NADA).map(
      ([parcela, nomeDaParcela]) => ({
        nome: nomeDaParcela,
        valor: parcelas[parcela],
        unidade: 'R$',
        formula: null,
        entradas: [],
        fonte,
      }),
    ),
  };
}

const PARCELAS = [
  ['ii', NOME_FIGURA_COMPARADA.ii],
  ['ipi', NOME_FIGURA_COMPARADA.ipi],
  ['pis', NOME_FIGURA_COMPARADA.pis],
  ['cofins', NOME_FIGURA_COMPARADA.cofins],
  ['outros', 'Antidumping e outros'],
  ['taxaSiscomex', NOME_FIGURA_COMPARADA.taxaSiscomex],
] as const;

/** Most declarations owe nothing beside the taxes and the fee. */
const NADA = '0.00';
