import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/**
 * Shares an amount of whole cents in proportion to the weights, so that the parts add up exactly. Each part is truncated. The
 * remaining cents go to the largest fractions, one each, to the earlier part when fractions are equal. If all weights are zero, the
 * parts are equal. Throws a RangeError for a negative weight, for a fraction of a cent, or for an amount without parts.
 */
export function ratearCentavos(total: Exato, pesos: readonly Exato[]): Exato[] {
  if (total.decimalPlaces() > 2) throw new RangeError('O valor a ratear tem mais de duas casas.');
  if (pesos.some((peso) => peso.isNegative() && !peso.isZero())) throw new RangeError('Peso negativo no rateio.');
  if (pesos.length === 0) {
    if (total.isZero()) return [];
    throw new RangeError('Não há itens entre os quais ratear.');
  }
  const validos = pesos.every((peso) => peso.isZero()) ? pesos.map(() => UM) : pesos;
  const todo = validos.reduce((ate, peso) => ate.plus(peso), ZERO);
  const centavos = total.abs().times(100);
  const partes = validos.map((peso) => {
    const exata = centavos.times(peso).div(todo);
    return { inteira: exata.floor(), fracao: exata.minus(exata.floor()) };
  });
  const sobra = centavos.minus(partes.reduce((ate, { inteira }) => ate.plus(inteira), ZERO)).toNumber();
  const premiadas = new Set(
    partes
      .map(({ fracao }, indice) => ({ fracao, indice }))
      .sort((a, b) => b.fracao.comparedTo(a.fracao) || a.indice - b.indice)
      .slice(0, sobra)
      .map(({ indice }) => indice),
  );
  const sinal = total.isNegative() ? -1 : 1;
  return partes.map(({ inteira }, indice) =>
    inteira
      .plus(premiadas.has(indice) ? 1 : 0)
      .div(100)
      .times(sinal),
  );
}

const ZERO = new Exato(0);
const UM = new Exato(1);
