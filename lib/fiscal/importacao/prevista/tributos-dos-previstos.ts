import { TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ratearCentavos } from '#lib/fiscal/custo/ratear-centavos.ts';
import type { AdicaoCalculada } from '#lib/fiscal/importacao/adicao.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import type { OpcoesDoCalculo } from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { exatoDeCentavos } from '#lib/fiscal/importacao/inteiros.ts';
import { texto } from '#lib/fiscal/memoria.ts';

/** The taxes due, in reais with 2 decimals. */
export type TributosDevidos = Record<TributoDi, DecimalTexto>;

/**
 * Returns the taxes due of each planned item, by adição and in the order of its items. A DUIMP calculates them by item. A DI
 * calculates them by adição, so an item has its share by value on the conditions of sale, and the shares add up to the adição.
 * @throws {RegraViolada} as `calcularImportacao`.
 */
export function tributosDosPrevistos(
  entrada: EntradaImportacao,
  opcoes: OpcoesDoCalculo,
): ReadonlyMap<string, readonly TributosDevidos[]> {
  const { adicoes } = figurasDasAdicoes(entrada, opcoes);
  return new Map(entrada.adicoes.map((adicao, indice) => [adicao.numero, dosItens(adicao.itens, adicoes[indice])]));
}

function dosItens(
  itens: EntradaImportacao['adicoes'][number]['itens'],
  calculada: AdicaoCalculada | undefined,
): TributosDevidos[] {
  if (!calculada) return [];
  if (calculada.itens) {
    return calculada.itens.map(({ tributos }) =>
      porTributo((tributo) => exatoDeCentavos(tributos[tributo].devido).toFixed(2)),
    );
  }
  const valores = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
  const partes = porTributo((tributo) => ratearCentavos(new Exato(texto(calculada.tributos[tributo].devido)), valores));
  return itens.map((_, k) => porTributo((tributo) => (partes[tributo][k] ?? new Exato(0)).toFixed(2)));
}

function porTributo<Valor>(fazer: (tributo: TributoDi) => Valor): Record<TributoDi, Valor> {
  return Object.fromEntries(TRIBUTOS_DI.map((tributo) => [tributo, fazer(tributo)])) as Record<TributoDi, Valor>;
}
