import { dinheiro, Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { AdicaoDeclarada } from '#lib/domain/declaracao-importacao.ts';
import { ratearCentavos } from '#lib/fiscal/custo/ratear-centavos.ts';

/**
 * The goods of a declaration as the TCIF counts them: each item with its share of the value its adição has in reais on the conditions of
 * sale, to the cent (Lei 13.451/2017). An adição without that value is left out.
 */
export function mercadoriasDaDeclaracao(
  adicoes: readonly Pick<AdicaoDeclarada, 'valorReais' | 'itens'>[],
): { valorBRL: DecimalTexto }[] {
  return adicoes.flatMap(({ valorReais, itens }) => {
    if (valorReais === null || itens.length === 0) return [];
    const pesos = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
    return ratearCentavos(new Exato(valorReais), pesos).map((valor) => ({ valorBRL: dinheiro(valor) }));
  });
}
