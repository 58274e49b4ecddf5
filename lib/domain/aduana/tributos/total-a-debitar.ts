import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ResultadoImportacao } from './calculo-importacao.ts';

/**
 * Amount debited from the bank account on registration: every tax plus the Taxa Siscomex, in reais with 2 decimals
 * (docs/decisions/a-debitar.md).
 */
export function totalADebitar({
  totais: { aDebitar },
  taxaSiscomex,
}: Pick<ResultadoImportacao, 'totais' | 'taxaSiscomex'>): DecimalTexto {
  return dinheiro(somar([...Object.values(aDebitar), taxaSiscomex]));
}
