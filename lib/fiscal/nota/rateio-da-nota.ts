import type { FormaDaNota, RateioDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ratearCentavos } from '#lib/fiscal/custo/ratear-centavos.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';

/** What a cost is shared by. */
export type PesosDoItem = Pick<ItemDaDeclaracao, 'valorAduaneiro' | 'pesoLiquido'> & {
  item: { quantidade: DecimalTexto };
};

/**
 * Shares a cost in reais among the items; the parts add up to it. Null where the items have nothing to share it by. The order of the
 * items decides who is the last: they come sorted.
 */
export function ratearNaNota(
  total: DecimalTexto,
  itens: readonly PesosDoItem[],
  { rateio, centavos }: { rateio: RateioDaNota; centavos: FormaDaNota['centavos'] },
): DecimalTexto[] | null {
  const pesos = itens.map((item) => new Exato(PESO[rateio](item)));
  const todo = pesos.reduce((ate, peso) => ate.plus(peso), new Exato(0));
  const exato = new Exato(total);
  if (exato.isZero()) return itens.map(() => '0.00');
  if (itens.length === 0 || !todo.gt(0) || pesos.some((peso) => peso.isNegative())) return null;
  if (centavos === 'MAIORES_FRACOES') return ratearCentavos(exato, pesos).map(dinheiro);
  const antes = pesos.slice(0, -1).map((peso) => truncarCentavos(exato.times(peso).div(todo)));
  const resto = exato.minus(antes.reduce((ate, parte) => ate.plus(parte), new Exato(0)));
  return [...antes, resto].map(dinheiro);
}

const PESO: Readonly<Record<RateioDaNota, (item: PesosDoItem) => DecimalTexto>> = {
  VALOR_ADUANEIRO: ({ valorAduaneiro }) => valorAduaneiro,
  PESO: ({ pesoLiquido }) => pesoLiquido,
  QUANTIDADE: ({ item }) => item.quantidade,
  IGUAL: () => '1',
};
