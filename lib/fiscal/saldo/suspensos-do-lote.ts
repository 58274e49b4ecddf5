import { dinheiro, Exato, somar, truncarCentavos } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import {
  type AdicaoDeclarada,
  type ItemDeclarado,
  TRIBUTOS_DI,
  type TributoDeclarado,
  type TributoDi,
} from '#lib/domain/declaracao-importacao.ts';
import { regimeSuspende } from '#lib/domain/regime-tributario.ts';

/** Reais of each tax, 2 decimals. */
export type Suspensos = Record<TributoDi, DecimalTexto>;

/** What of a tax of an adição came in suspended: what was due and not to be paid, where the regime is one of suspension. */
export function suspensoDoTributo({ regime, devido, recolher }: TributoDeclarado): DecimalTexto {
  return dinheiro(regimeSuspende(regime.nome) ? new Exato(devido).minus(recolher) : new Exato(0));
}

/**
 * The suspended taxes of an adição shared over its items, in their order, by value (quantity × unit value; by quantity where nothing has
 * a value): each part truncated to the cent, and the cents that are left go to the item of the greatest value, so that the parts make
 * up the adição.
 */
export function suspensosDosItens({ tributos, itens }: Pick<AdicaoDeclarada, 'tributos' | 'itens'>): Suspensos[] {
  const pesos = pesosDe(itens);
  const partes = TRIBUTOS_DI.map((tributo) => repartir(suspensoDoTributo(tributos[tributo]), pesos));
  return itens.map(
    (_, i) => Object.fromEntries(TRIBUTOS_DI.map((tributo, t) => [tributo, partes[t]?.[i] ?? NADA])) as Suspensos,
  );
}

/**
 * What of it is still under suspension with so much of the lote left, half up to the cent. An adjustment may leave more than came in;
 * no more tax came in with it.
 */
export function aindaSuspenso(
  suspenso: DecimalTexto,
  { saldo, quantidade }: { saldo: DecimalTexto; quantidade: DecimalTexto },
): DecimalTexto {
  const [resta, veio] = [new Exato(saldo), new Exato(quantidade)];
  if (veio.isZero()) return NADA;
  return dinheiro(Exato.min(resta, veio).times(suspenso).div(veio).toDecimalPlaces(2, Exato.ROUND_HALF_UP));
}

function repartir(total: DecimalTexto, pesos: readonly Exato[]): DecimalTexto[] {
  const todo = new Exato(total);
  if (todo.isZero() || pesos.length === 0) return pesos.map(() => NADA);
  const soma = pesos.reduce((ate, peso) => ate.plus(peso), new Exato(0));
  const partes = pesos.map((peso) => (soma.isZero() ? new Exato(0) : truncarCentavos(todo.times(peso).div(soma))));
  const resto = todo.minus(partes.reduce((ate, parte) => ate.plus(parte), new Exato(0)));
  const maior = pesos.reduce((qual, peso, i) => (peso.gt(pesos[qual] ?? 0) ? i : qual), 0);
  return partes.map((parte, i) => dinheiro(i === maior ? parte.plus(resto) : parte));
}

function pesosDe(itens: readonly ItemDeclarado[]): Exato[] {
  const valores = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
  if (valores.some((valor) => !valor.isZero())) return valores;
  return itens.map(({ quantidade }) => somar([quantidade]));
}

const NADA = '0.00';
