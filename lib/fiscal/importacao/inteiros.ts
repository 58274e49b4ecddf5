import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** An unrounded share `num / den`, in cents. The denominator is positive. */
export interface Fracao {
  num: bigint;
  den: bigint;
}

export const NADA: Fracao = { num: 0n, den: 1n };

export function somarFracoes(parcelas: readonly Fracao[]): Fracao {
  return parcelas.reduce((ate, { num, den }) => {
    if (num === 0n) return ate;
    return ate.den === den ? { num: ate.num + num, den } : { num: ate.num * den + num * ate.den, den: ate.den * den };
  }, NADA);
}

/** Rounds to an integer, half away from zero. */
export function meioParaCima({ num, den }: Fracao): bigint {
  if (num < 0n) return -meioParaCima({ num: -num, den });
  return (2n * num + den) / (2n * den);
}

/** Converts a decimal into an integer: `1.50` with 2 decimals is 150. More digits than `casas` are an error of the caller. */
export function emInteiro(valor: DecimalTexto | Exato, casas: number): bigint {
  const texto = typeof valor === 'string' ? valor : valor.toFixed();
  const ponto = texto.indexOf('.');
  const decimais = ponto === -1 ? 0 : texto.length - ponto - 1;
  if (decimais > casas) throw new RangeError(`${texto} tem mais de ${casas} casas decimais.`);
  const algarismos = ponto === -1 ? texto : texto.slice(0, ponto) + texto.slice(ponto + 1);
  return BigInt(algarismos + '0'.repeat(casas - decimais));
}

/** Splits a non-negative decimal into an integer and its number of decimals: `6.2013` is 62013 with 4. */
export function semVirgula(valor: Exato): { inteiro: bigint; casas: number } {
  const casas = valor.decimalPlaces();
  return { inteiro: emInteiro(valor, casas), casas };
}

/** Formats non-negative cents as decimal text for the API. */
export function textoDeCentavos(centavos: bigint): DecimalTexto {
  const algarismos = String(centavos).padStart(3, '0');
  return `${algarismos.slice(0, -2)}.${algarismos.slice(-2)}`;
}

export function exatoDeCentavos(centavos: bigint): Exato {
  return new Exato(`${centavos}e-2`);
}

export function potencia(casas: number): bigint {
  return 10n ** BigInt(casas);
}
