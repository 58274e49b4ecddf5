import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { NOME_FIGURA_COMPARADA } from '#lib/domain/aduana/comparacao-di.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';

/** Sums of what a declaration declares, as the URL names them. */
const SOMAS_DECLARADAS = {
  'total.devidos': { nome: 'Tributos devidos', de: 'tributos' },
  'total.recolher': { nome: 'Tributos a recolher', de: 'recolher' },
} as const;
type SomaDeclarada = keyof typeof SOMAS_DECLARADAS;

type Parcelas = ProcessoInteiro['tributos'];

/** In reais, with cents; of the parts the back end says. */
export const somaDasParcelas = (parcelas: Parcelas) => dinheiro(somar(Object.values(parcelas)));

/** What a sum leaves out, where the back end does not say all of it. */
export const foraDaSoma = ({ outros }: Parcelas) =>
  outros === null ? 'sem antidumping e outros, que o servidor não informa' : null;

/** What such a sum is made of; null where the URL names none. */
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

/** Most declarations owe nothing beside the taxes and the fee. */
const NADA = '0.00';
