import { validador } from './identificador.ts';

/** Container number, ISO 6346: four letters of owner and category, six digits and a check digit. */
export const validarConteiner = validador({
  forma: /^[A-Z]{4}\d{7}$/,
  motivo: 'O contêiner tem quatro letras e sete algarismos.',
  digito: {
    confere: (numero) => digitoDoConteiner(numero.slice(0, 10)) === numero[10],
    motivo: 'O dígito verificador do contêiner não confere.',
  },
});

/** Values times powers of two, modulo 11; a remainder of ten gives digit 0. */
function digitoDoConteiner(dezPosicoes: string): string {
  const soma = [...dezPosicoes].reduce((total, caractere, posicao) => total + valorIso(caractere) * 2 ** posicao, 0);
  return String((soma % 11) % 10);
}

/** Letters count 10 (A) to 38 (Z), skipping the multiples of eleven. */
function valorIso(caractere: string): number {
  if (/\d/.test(caractere)) return Number(caractere);
  const ordem = caractere.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + ordem + Math.floor((ordem + 9) / 10);
}
