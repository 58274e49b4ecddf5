import { TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';

/** Sums the taxes of an internação, in reais. */
export function somaDosTributos(tributos: Record<TributoDci, Figura>): Figura {
  const rotulo = {
    nome: 'Total dos tributos',
    unidade: 'R$',
    casas: 2,
    formula: 'II + IPI + PIS + COFINS',
    fonte: null,
  };
  return somaExata(
    rotulo,
    TRIBUTOS_DCI.map((tributo) => tributos[tributo]),
  );
}
