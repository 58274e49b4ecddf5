import type { PesoProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** The proposed unit weight with how far the declared ones are apart. */
export function pesoPorExtenso(peso: PesoProposto | null): string {
  if (peso === null) return 'Peso líquido —';
  const { mediana, menor, maior, itens, disperso } = peso;
  const de = itens === 1 ? '1 item declarado' : `${formatarInteiro(itens)} itens declarados`;
  const faixa = menor === maior ? de : `de ${semZeros(menor)} a ${semZeros(maior)} em ${de}`;
  return `peso líquido ${semZeros(mediana)} kg (${faixa})${disperso ? ', varia demais: fica em branco' : ''}`;
}
