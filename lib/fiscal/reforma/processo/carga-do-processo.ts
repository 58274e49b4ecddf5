import type { ComponenteDaBase } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ratearCentavos } from '#lib/fiscal/custo/ratear-centavos.ts';

/** What CBS and IBS of a process are calculated from. Amounts are in reais with 2 decimals, weights in kg. */
export interface CargaDoProcesso {
  registro: DiaDaCarga;
  liberacao: { dia: DataTexto | null; previsao: boolean };
  uf: Uf | null;
  /** IBGE code and name. */
  municipio: { codigo: string; nome: string } | null;
  /** Costs of the whole declaration. */
  componentes: Partial<Record<ComponenteDaBase, { valor: DecimalTexto; fonte: string }>>;
  itens: readonly ItemDaCarga[];
  avisos: readonly { codigo: string; mensagem: string }[];
}

interface DiaDaCarga {
  dia: DataTexto;
  previsao: boolean;
}

export interface ItemDaCarga {
  adicao: string;
  sequencia: number;
  descricao: string;
  ncm: string;
  /** Null while nobody has classified the item. */
  cClassTrib: string | null;
  valorAduaneiro: DecimalTexto;
  /** To pay: what is suspended or exempt is zero. */
  ii: DecimalTexto;
  pesoLiquido: DecimalTexto;
  /** Costs of this item alone. */
  componentes: Partial<Record<ComponenteDaBase, DecimalTexto>>;
  /** Where the customs value comes from; the II too. */
  fonte: string;
}

/** The goods of an adição, as far as they tell how its amounts are shared. */
interface ItemARepartir {
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
}

/**
 * Shares an amount of an adição of a DI among its items by their value on the conditions of sale, to the cent: a DI gives customs
 * value, II and weight by adição only.
 */
export function repartirDaAdicao(total: DecimalTexto, itens: readonly ItemARepartir[]): DecimalTexto[] {
  return ratearCentavos(new Exato(total), itens.map(valorDoItem)).map((parte) => parte.toFixed(2));
}

/** Shares the weight of an adição likewise, to 5 decimals: it only serves for sharing on. */
export function repartirPeso(total: DecimalTexto, itens: readonly ItemARepartir[]): DecimalTexto[] {
  const valores = itens.map(valorDoItem);
  const todo = valores.reduce((ate, valor) => ate.plus(valor), new Exato(0));
  return valores.map((valor) => {
    const parte = todo.isZero() ? new Exato(total).div(itens.length) : new Exato(total).times(valor).div(todo);
    return parte.toDecimalPlaces(5, Exato.ROUND_DOWN).toFixed(5);
  });
}

function valorDoItem({ quantidade, valorUnitario }: ItemARepartir): Exato {
  return new Exato(quantidade).times(valorUnitario);
}
