import {
  type AdicaoDeclarada,
  TRIBUTOS_DI,
  type TributoDeclarado,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { pesosPorValor } from '#lib/domain/aduana/tributos/pesos-por-valor.ts';
import { regimeSuspende } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { arredondarCentavos, dinheiro, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { repartir } from '#lib/domain/numeros/repartir.ts';

/** Reais of each tax, 2 decimals. */
export type Suspensos = Record<TributoDi, DecimalTexto>;

/** Returns the suspended part of a tax of an adição: what is due and not to pay, if the regime is a suspension. */
export function suspensoDoTributo({ regime, devido, recolher }: TributoDeclarado): DecimalTexto {
  return dinheiro(regimeSuspende(regime.nome) ? new Exato(devido).minus(recolher) : new Exato(0));
}

/**
 * Returns the suspended taxes of the items of an adição, in order. A DUIMP declares them by item. Otherwise those of the adição are
 * shared by value (quantity × unit value; by quantity when nothing has a value), so the parts add up to the adição.
 */
export function suspensosDosItens({ tributos, itens }: Pick<AdicaoDeclarada, 'tributos' | 'itens'>): Suspensos[] {
  const proprios = itens.flatMap(({ duimp }) => (duimp ? [duimp.tributos] : []));
  if (proprios.length === itens.length) {
    return proprios.map(
      (tributosDoItem) =>
        Object.fromEntries(
          TRIBUTOS_DI.map((tributo) => [tributo, suspensoDoTributo(tributosDoItem[tributo])]),
        ) as Suspensos,
    );
  }
  const pesos = pesosPorValor(itens);
  const partes = TRIBUTOS_DI.map((tributo) => repartir(suspensoDoTributo(tributos[tributo]), pesos));
  return itens.map(
    (_, i) => Object.fromEntries(TRIBUTOS_DI.map((tributo, t) => [tributo, partes[t]?.[i] ?? NADA])) as Suspensos,
  );
}

/**
 * Returns the tax still suspended for the balance of a lote, half up to the cent. After an adjustment the balance may exceed the
 * entry, but the tax does not grow.
 */
export function aindaSuspenso(
  suspenso: DecimalTexto,
  { saldo, quantidade }: { saldo: DecimalTexto; quantidade: DecimalTexto },
): DecimalTexto {
  const [resta, veio] = [new Exato(saldo), new Exato(quantidade)];
  if (veio.isZero()) return NADA;
  return dinheiro(arredondarCentavos(Exato.min(resta, veio).times(suspenso).div(veio)));
}

/**
 * Returns the tax suspended on what is missing, lost or broken: what would still be suspended with it in stock, less what is. So a
 * shortage takes nothing out of the sum of both.
 */
export function suspensoDasFaltas(
  suspenso: DecimalTexto,
  { saldo, faltas, quantidade }: { saldo: DecimalTexto; faltas: DecimalTexto; quantidade: DecimalTexto },
): DecimalTexto {
  const comElas = aindaSuspenso(suspenso, { saldo: new Exato(saldo).plus(faltas).toFixed(), quantidade });
  return dinheiro(new Exato(comElas).minus(aindaSuspenso(suspenso, { saldo, quantidade })));
}

const NADA = '0.00';
