import type { PorTributo, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import type { AdicaoCalculada } from './adicao.ts';

export interface TotaisDasAdicoes {
  valorAduaneiro: Figura;
  devido: PorTributo<Figura>;
  recolher: PorTributo<Figura>;
  antidumping: Figura;
  aDebitar: PorTributo<Figura> & { antidumping: Figura };
}

/** Sums the adições, in reais. The residue of their truncation is not given back (domain/importacao.md §3.4). */
export function totalizar(adicoes: readonly AdicaoCalculada[]): TotaisDasAdicoes {
  const somar = (nome: string, parcela: (adicao: AdicaoCalculada) => Figura) =>
    soma({ nome, unidade: 'R$', casas: 2, arredondamento: 'TRUNCAR', fonte: null }, adicoes.map(parcela));
  const porTributo = (parte: 'devido' | 'recolher', nome: string) =>
    paraCadaTributo((tributo) => somar(`${tributo.toUpperCase()} ${nome}`, ({ tributos }) => tributos[tributo][parte]));
  return {
    valorAduaneiro: somar('Valor aduaneiro', ({ valorAduaneiro }) => valorAduaneiro),
    devido: porTributo('devido', 'devido'),
    recolher: porTributo('recolher', 'a recolher'),
    antidumping: somar('Antidumping', ({ antidumping }) => antidumping),
    aDebitar: {
      ...paraCadaTributo((qual) => somar(`${qual.toUpperCase()} a debitar`, ({ aDebitar }) => aDebitar[qual])),
      antidumping: somar('Antidumping a debitar', ({ aDebitar }) => aDebitar.antidumping),
    },
  };
}

/** Calls the function for each federal tax. */
export function paraCadaTributo<T>(fazer: (tributo: TributoFederal) => T): PorTributo<T> {
  return { ii: fazer('ii'), ipi: fazer('ipi'), pis: fazer('pis'), cofins: fazer('cofins') };
}
