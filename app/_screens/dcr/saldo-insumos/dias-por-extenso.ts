import { formatarInteiro } from '#lib/format/inteiro.ts';

/** `184 dias`, `1 dia`, `hoje`. */
export function diasPorExtenso(dias: number): string {
  if (dias === 0) return 'hoje';
  return `${formatarInteiro(dias)} ${dias === 1 ? 'dia' : 'dias'}`;
}
