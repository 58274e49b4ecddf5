import type { LinhaDoMeuDia, ValorEmJogo } from '#lib/contracts/views/meu-dia.ts';
import { dinheiro, Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** Sums the money of some lines by kind. The same amount of a record counts once, even when several lines show it. */
export function somarValores(linhas: readonly Pick<LinhaDoMeuDia, 'lugar' | 'valor'>[]): ValorEmJogo[] {
  const umaVez = new Map(linhas.map(({ lugar, valor }) => [`${lugar.id} ${valor?.oQue}`, valor]));
  const somas = new Map<ValorEmJogo['oQue'], Exato>();
  for (const valor of umaVez.values()) {
    if (valor) somas.set(valor.oQue, new Exato(valor.valor).plus(somas.get(valor.oQue) ?? 0));
  }
  return [...somas].map(([oQue, soma]) => ({ oQue, valor: dinheiro(soma) }));
}
