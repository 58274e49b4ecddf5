import { formatarInteiro } from '#lib/format/inteiro.ts';

export function linhasPorExtenso(quantas: number): string {
  return quantas === 1 ? '1 linha' : `${formatarInteiro(quantas)} linhas`;
}
