import { LIMITE_DO_TOTAL } from '#lib/domain/telas/meu-dia.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** A total in words; from `LIMITE_DO_TOTAL` on the server stops counting. */
export function quantas(total: number): string {
  return total >= LIMITE_DO_TOTAL ? `${formatarInteiro(LIMITE_DO_TOTAL)} ou mais` : formatarInteiro(total);
}
