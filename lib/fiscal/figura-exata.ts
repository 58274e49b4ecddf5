import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { Figura } from './memoria.ts';

type Rotulo = Pick<Figura, 'nome' | 'unidade' | 'casas' | 'fonte'> & { formula: string };

/**
 * Calculates a step of sums and products that stays unrounded. The figure keeps every decimal, and its memória shows them all, at
 * least `casas`. It is not for a quotient, which may have endless decimals: `calcular` rounds those.
 */
export function calcularExato<const E extends readonly Figura[]>(
  rotulo: Rotulo,
  entradas: E,
  conta: (...valores: { [K in keyof E]: Exato }) => Exato,
): Figura {
  const exato = conta(...(entradas.map(({ exato }) => exato) as { [K in keyof E]: Exato }));
  if (!exato.isFinite()) throw new RangeError(`${rotulo.nome}: a conta não tem resultado finito.`);
  const casas = Math.max(rotulo.casas, exato.decimalPlaces());
  return { ...rotulo, casas, exato, formula: `${rotulo.formula}, sem arredondar`, entradas: () => entradas };
}

/** Adds up figures without rounding. */
export function somaExata(rotulo: Rotulo, parcelas: readonly Figura[]): Figura {
  return calcularExato(rotulo, parcelas, (...valores) =>
    valores.reduce((soma, valor) => soma.plus(valor), new Exato(0)),
  );
}
