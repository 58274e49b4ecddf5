import type { LoteInteiro } from '#lib/contracts/saldo-insumo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

export type LoteQueMuda = Pick<LoteInteiro, 'saldo' | 'unidade'>;

/** How an adjustment is told: what is taken, what is added, or what was counted. */
export type ModoDeAjuste = 'tirar' | 'acrescentar' | 'contar';

/** What the ledger is to have for it, signed; null while it is no number, or changes nothing. */
export function quantidadeDoAjuste(modo: ModoDeAjuste, digitada: string, { saldo }: LoteQueMuda): DecimalTexto | null {
  if (!/^\d+(\.\d+)?$/.test(digitada)) return null;
  const quanto = new Exato(digitada);
  const delta = modo === 'contar' ? quanto.minus(saldo) : modo === 'tirar' ? quanto.neg() : quanto;
  return delta.isZero() ? null : delta.toFixed();
}

/** What is said under the field while it is typed: the balance after, or why it may not be. */
export function previsaoDoSaldo(quantidade: DecimalTexto | null, lote: LoteQueMuda): { ajuda: string; erro?: string } {
  const { saldo, unidade } = lote;
  const escrever = (quanto: string) => [semZeros(quanto), unidade].filter(Boolean).join(' ');
  if (quantidade === null) return { ajuda: `Saldo hoje: ${escrever(saldo)}.` };
  const depois = new Exato(saldo).plus(quantidade);
  if (!depois.isNegative()) return { ajuda: `Saldo depois: ${escrever(depois.toFixed())}.` };
  const resta = new Exato(saldo).lt(2) ? 'resta' : 'restam';
  return { ajuda: '', erro: `O saldo não pode ficar abaixo de zero: ${resta} ${escrever(saldo)}.` };
}
