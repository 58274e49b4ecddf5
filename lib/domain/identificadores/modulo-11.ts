/**
 * Check digit by modulo 11: weights from 2 upwards, right to left, starting over after `pesoMaximo`. The digit is 11 minus the
 * remainder; 10 and 11 count as 0. The DI, the CE-Mercante and the NF-e differ only in the highest weight. A character counts as
 * its ASCII code minus 48, which for a digit is the digit itself.
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
