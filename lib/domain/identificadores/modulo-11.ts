/**
 * Check digit by modulo 11: weights from 2 upwards, right to left, starting over after `pesoMaximo`; the digit is
 * 11 minus the rest, and 10 or 11 count as 0. The DI, the CE-Mercante and the NF-e differ only in the highest weight. A capital
 * letter counts as its ASCII code less 48, which of a digit is the digit.
 */
export function digitoModulo11(digitos: string, pesoMaximo: number): string {
  let soma = 0;
  let peso = 2;
  for (let posicao = digitos.length - 1; posicao >= 0; posicao -= 1) {
    soma += (digitos.charCodeAt(posicao) - ZERO) * peso;
    peso = peso === pesoMaximo ? 2 : peso + 1;
  }
  const digito = 11 - (soma % 11);
  return digito >= 10 ? '0' : String(digito);
}

const ZERO = '0'.charCodeAt(0);
