import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

interface TributoNosDois {
  nome: string;
  /** In reais, 2 decimals; null is unknown. */
  recolher: DecimalTexto | null;
  aDebitar: DecimalTexto | null;
}

/**
 * Says of which taxes the bank debits other cents than a DI prints, and why: each adição is truncated in print and rounded in the
 * debit (docs/decisions/a-debitar.md). Null where no tax differs; a difference too large to come from that is not explained.
 */
export function porQueDebitaOutro(tributos: readonly TributoNosDois[], adicoes: number): string | null {
  const centavos = new Exato('0.01').times(adicoes);
  const outros = tributos.filter(({ recolher, aDebitar }) => {
    if (recolher === null || aDebitar === null) return false;
    const diferenca = new Exato(aDebitar).minus(recolher).abs();
    return !diferenca.isZero() && diferenca.lte(centavos);
  });
  if (outros.length === 0) return null;
  return `${outros.map(({ nome }) => nome).join(', ')}: a DI trunca os centavos de cada adição, e o banco os arredonda`;
}
