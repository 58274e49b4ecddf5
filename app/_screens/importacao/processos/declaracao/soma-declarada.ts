import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOME_FIGURA_COMPARADA } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';

/** The declared sums that have a memória, by their name in the address. */
const SOMAS_DECLARADAS = {
  'total.devidos': { nome: 'Tributos devidos', de: 'tributos' },
  'total.recolher': { nome: 'Tributos a recolher', de: 'recolher' },
} as const;
type SomaDeclarada = keyof typeof SOMAS_DECLARADAS;

type Parcelas = ProcessoInteiro['tributos'];

/** In reais, 2 decimals. Parts that the server does not give are left out. */
export const somaDasParcelas = (parcelas: Parcelas) => dinheiro(somar(Object.values(parcelas)));

/** Tells which parts a sum lacks because the server does not give them. */
export const foraDaSoma = ({ outros }: Parcelas) =>
  outros === null ? 'sem antidumping e outros, que o servidor não informa' : null;

/** The memória of such a sum; null if the address names none. */
export function memoriaDaSoma(chave: string | undefined, processo: ProcessoInteiro): NoDaMemoria | null {
  if (!chave || !Object.hasOwn(SOMAS_DECLARADAS, chave)) return null;
  const { nome, de } = SOMAS_DECLARADAS[chave as SomaDeclarada];
  const parcelas = processo[de];
  const fonte = `${formatarDeclaracao(processo.numeroDI)}, como declarada`;
  return {
    nome,
    valor: somaDasParcelas(parcelas),
    unidade: 'R$',
    formula: parcelas.outros === null ? 'soma das parcelas, sem antidumping e outros' : 'soma das parcelas',
    fonte: null,
    entradas: PARCELAS.flatMap(([parcela, nomeDaParcela]) => {
      const valor = parcelas[parcela];
      if (valor === null || (parcela === 'outros' && valor === NADA)) return [];
      return [{ nome: nomeDaParcela, valor, unidade: 'R$', formula: null, entradas: [], fonte }];
    }),
  };
}

const PARCELAS = [
  ...TRIBUTOS_DI.map((tributo) => [tributo, NOME_DO_TRIBUTO[tributo]] as const),
  ['outros', 'Antidumping e outros'],
  ['taxaSiscomex', NOME_FIGURA_COMPARADA.taxaSiscomex],
] as const;

/** Most declarations owe nothing besides the taxes and the fee. */
const NADA = '0.00';
