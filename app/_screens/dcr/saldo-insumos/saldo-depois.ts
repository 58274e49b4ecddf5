import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

export type LoteQueMuda = Pick<LoteInteiro, 'saldo' | 'unidade'>;

/** How the person states an adjustment: quantity to remove, to add, or counted. */
export type ModoDeAjuste = 'tirar' | 'acrescentar' | 'contar';

/** The signed quantity for the ledger; null while the typed text is no number, or if it changes nothing. */
export function quantidadeDoAjuste(modo: ModoDeAjuste, digitada: string, { saldo }: LoteQueMuda): DecimalTexto | null {
  if (!/^\d+(\.\d+)?$/.test(digitada)) return null;
  const quanto = new Exato(digitada);
  const delta = modo === 'contar' ? quanto.minus(saldo) : modo === 'tirar' ? quanto.neg() : quanto;
  return delta.isZero() ? null : delta.toFixed();
}

/** The text under the field while typing: the resulting balance, or the reason it is not allowed. */
export function previsaoDoSaldo(quantidade: DecimalTexto | null, lote: LoteQueMuda): { ajuda: string; erro?: string } {
  const { saldo, unidade } = lote;
  const escrever = (quanto: string) => [semZeros(quanto), unidade].filter(Boolean).join(' ');
  if (quantidade === null) return { ajuda: `Saldo hoje: ${escrever(saldo)}.` };
  const depois = new Exato(saldo).plus(quantidade);
  if (!depois.isNegative()) return { ajuda: `Saldo depois: ${escrever(depois.toFixed())}.` };
  const resta = new Exato(saldo).lt(2) ? 'resta' : 'restam';
  return { ajuda: '', erro: `O saldo não pode ficar abaixo de zero: ${resta} ${escrever(saldo)}.` };
}
