import type { GrupoDeInsumos } from '#lib/contracts/saldo/saldo-insumo.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** Quantities in different units have no sum. */
export function saldoDoGrupo({ saldo, unidade }: Pick<GrupoDeInsumos, 'saldo' | 'unidade'>): string {
  if (saldo === null) return 'várias unidades';
  return [semZeros(saldo), unidade].filter(Boolean).join(' ');
}
