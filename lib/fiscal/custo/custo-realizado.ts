import { NOME_FIGURA_COMPARADA } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { type OutroTributo, TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type BaseRateio, NOME_BASE_RATEIO, type TitularDoPapel } from '#lib/domain/aduana/processo/despesa.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcular, dado, expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { ratearFigura } from './ratear-figura.ts';

/**
 * The inputs of the cost of a process. Amounts are in reais with two decimals; quantities and weights have five decimals; unit
 * values have seven.
 */
export interface EntradaDoCusto {
  adicoes: readonly AdicaoDoCusto[];
  taxaSiscomex: DecimalTexto;
  /** What the declaration paid outside its adições: fines, interest, principal of a retificação. */
  encargos: readonly EncargoDoCusto[];
  despesas: readonly DespesaDoCusto[];
  /** Taxes of the declaration that the company recovers as a credit: they were paid, but are no cost. */
  recuperaveis: readonly TributoDi[];
  /** CBS and IBS that are cost, and by what the items share them, by id; null for none. */
  cbsIbs?: { valor: DecimalTexto; pesos: ReadonlyMap<string, DecimalTexto> } | null;
}

interface EncargoDoCusto {
  /** The tax or duty it belongs to; null for interest and for what gives no credit whatever comes back. */
  tributo: TributoDi | OutroTributo | null;
  nome: string;
  valor: DecimalTexto;
  fonte: string;
}

interface AdicaoDoCusto {
  numero: string;
  valorAduaneiro: DecimalTexto;
  /** Kilograms. */
  pesoLiquido: DecimalTexto;
  /** The amounts debited, not the amounts due: under suspension nothing is paid. */
  recolher: Record<TributoDi, DecimalTexto>;
  /** Antidumping and similar duties. */
  direitos: readonly EncargoDoCusto[];
  itens: readonly ItemDoCusto[];
}

interface ItemDoCusto {
  id: string;
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  /** What an item of a DUIMP declares itself; null when it shares the figures of the adição. */
  proprio: {
    valorAduaneiro: DecimalTexto;
    pesoLiquido: DecimalTexto;
    recolher: Record<TributoDi, DecimalTexto>;
    direitos: readonly EncargoDoCusto[];
  } | null;
}

export interface DespesaDoCusto {
  nome: string;
  valor: DecimalTexto;
  base: BaseRateio;
  recuperavel: boolean;
  /** The paper names this person; null where nobody has said. */
  emNomeDe?: TitularDoPapel | null | undefined;
}

export interface CustoRealizado {
  itens: readonly CustoDoItem[];
  /** Cost of the process: the sum of the items, to the cent. */
  total: Figura;
}

export interface CustoDoItem {
  adicao: string;
  id: string;
  valorAduaneiro: Figura;
  tributos: Figura;
  despesas: Figura;
  total: Figura;
  /** Cost per unit of the item, seven decimals. */
  unitario: Figura;
}

/**
 * Calculates the realised cost of each item. An item gets its share of the customs value, weight and taxes of its adição, by its
 * value on the conditions of sale. (A DI gives the weight of adições, not of items; a DUIMP declares each item.) It also gets its
 * share of each expense, by the base of that expense. The shares add up to what was paid, to the cent. Throws a RangeError when
 * there are expenses and no items.
 */
export function calcularCustoRealizado(entrada: EntradaDoCusto): CustoRealizado {
  const itens = entrada.adicoes.flatMap((adicao) => itensDaAdicao(adicao, entrada.recuperaveis));
  const daDeclaracao = entrada.encargos.map((encargo) => {
    const recuperavel = entrada.recuperaveis.some((tributo) => tributo === encargo.tributo);
    return { ...encargo, base: 'VALOR', recuperavel } as const;
  });
  const taxa = { ...TAXA_SISCOMEX, valor: entrada.taxaSiscomex };
  const despesas = [taxa, ...daDeclaracao, ...entrada.despesas.map((despesa) => ({ ...despesa, fonte: DESPESAS }))]
    .filter(({ recuperavel }) => !recuperavel)
    .map(({ nome, valor, base, fonte }) =>
      ratearFigura(
        reais(nome, valor, fonte),
        itens.map((item) => PESO_DA_BASE[base](item)),
        NOME_BASE_RATEIO[base],
      ),
    );
  const cbsIbs = partesDaCbsIbs(itens, entrada.cbsIbs ?? null);
  const custos = itens.map((item, indice) =>
    custoDoItem(
      comCbsIbs(item, cbsIbs[indice]),
      despesas.flatMap((partes) => partes[indice] ?? []),
    ),
  );
  return {
    itens: custos,
    total: somaEmReais(
      'Custo realizado',
      custos.map(({ total }) => total),
    ),
  };
}

/** An item with its share of its adição. */
interface ItemComParte {
  adicao: string;
  id: string;
  quantidade: Figura;
  valorAduaneiro: Figura;
  pesoLiquido: Figura;
  tributos: Figura;
}

function itensDaAdicao(adicao: AdicaoDoCusto, recuperaveis: readonly TributoDi[]): ItemComParte[] {
  const fonte = `adição ${adicao.numero}`;
  const itens = adicao.itens.map(({ id, quantidade, valorUnitario }) => {
    const quantas = dado({ nome: 'Quantidade', unidade: '', casas: 5, fonte }, quantidade);
    return { id, quantidade: quantas, valor: valorDoItem(quantas, valorUnitario, fonte) };
  });
  const valores = itens.map(({ valor }) => valor);
  const emPartes = (nome: string, valor: DecimalTexto) =>
    ratearFigura(reais(nome, valor, fonte), valores, VALOR_DO_ITEM);
  const proprios = adicao.itens.map(({ proprio }) => proprio);
  const declarados = proprios.every((proprio) => proprio !== null) ? proprios : null;
  const doItem = (nome: string, valor: DecimalTexto, k: number) =>
    reais(nome, valor, `${fonte}, item ${adicao.itens[k]?.id}`);
  const valoresAduaneiros = declarados
    ? declarados.map(({ valorAduaneiro }, k) => doItem('Valor aduaneiro', valorAduaneiro, k))
    : emPartes('Valor aduaneiro', adicao.valorAduaneiro);
  const pagos = [
    ...TRIBUTOS_DI.filter((tributo) => !recuperaveis.includes(tributo)).map((tributo) => {
      const nome = `${NOME_FIGURA_COMPARADA[tributo]} debitado`;
      return declarados
        ? declarados.map(({ recolher }, k) => doItem(nome, recolher[tributo], k))
        : emPartes(nome, adicao.recolher[tributo]);
    }),
    ...adicao.direitos.map(({ tributo, nome, valor }) =>
      declarados
        ? declarados.map((declarado, k) => doItem(nome, doDireito(declarado, tributo), k))
        : emPartes(nome, valor),
    ),
  ];
  const pesos = declarados
    ? declarados.map(({ pesoLiquido }) => dado({ nome: 'Peso líquido', unidade: 'kg', casas: 5, fonte }, pesoLiquido))
    : pesosDosItens(adicao, valores, fonte);
  return itens.flatMap(({ id, quantidade }, indice) => {
    const [valorAduaneiro, pesoLiquido] = [valoresAduaneiros[indice], pesos[indice]];
    if (!valorAduaneiro || !pesoLiquido) return [];
    const tributos = somaEmReais(
      'Tributos',
      pagos.flatMap((partes) => partes[indice] ?? []),
    );
    return { adicao: adicao.numero, id, quantidade, valorAduaneiro, pesoLiquido, tributos };
  });
}

function partesDaCbsIbs(itens: readonly ItemComParte[], cbsIbs: EntradaDoCusto['cbsIbs'] | null): Figura[] {
  if (!cbsIbs) return [];
  const { valor, pesos } = cbsIbs;
  return ratearFigura(
    reais('CBS e IBS', valor, 'LC 214/2025, art. 78: fora do regime regular não são crédito'),
    itens.map(({ id }) => reais(`CBS e IBS do item ${id}`, pesos.get(id) ?? '0.00', 'CBS e IBS do processo')),
    'CBS e IBS por item',
  );
}

function comCbsIbs(item: ItemComParte, parte: Figura | undefined): ItemComParte {
  return parte ? { ...item, tributos: somaEmReais('Tributos', [item.tributos, parte]) } : item;
}

function doDireito(
  { direitos }: NonNullable<ItemDoCusto['proprio']>,
  tributo: EncargoDoCusto['tributo'],
): DecimalTexto {
  return direitos.find((direito) => direito.tributo === tributo)?.valor ?? '0.00';
}

function custoDoItem(
  { adicao, id, quantidade, valorAduaneiro, tributos }: ItemComParte,
  partes: Figura[],
): CustoDoItem {
  const despesas = somaEmReais('Despesas', partes);
  const total = somaEmReais('Custo do item', [valorAduaneiro, tributos, despesas]);
  const unitario = calcular(
    {
      nome: 'Custo por unidade',
      unidade: 'R$',
      casas: 7,
      fonte: null,
      formula: 'custo do item ÷ quantidade',
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [total, quantidade],
    (custo, quantas) => custo.div(quantas),
  );
  return { adicao, id, valorAduaneiro, tributos, despesas, total, unitario };
}

function valorDoItem(quantidade: Figura, valorUnitario: DecimalTexto, fonte: string): Figura {
  const unitario = dado({ nome: 'Valor unitário', unidade: '', casas: 7, fonte }, valorUnitario);
  const rotulo = { nome: VALOR_DO_ITEM, unidade: '', casas: 7, fonte: null, arredondamento: 'TRUNCAR' } as const;
  return calcular({ ...rotulo, formula: 'quantidade × valor unitário' }, [quantidade, unitario], (a, b) => a.times(b));
}

/** Kilograms with five decimals. The weights only serve for sharing, so the truncated rest does not matter. */
function pesosDosItens({ pesoLiquido }: AdicaoDoCusto, valores: readonly Figura[], fonte: string): Figura[] {
  const peso = dado({ nome: 'Peso líquido da adição', unidade: 'kg', casas: 5, fonte }, pesoLiquido);
  const rotulo = { nome: 'Peso líquido', unidade: 'kg', casas: 5, fonte: null, arredondamento: 'TRUNCAR' } as const;
  const todo = soma({ ...rotulo, nome: `${VALOR_DO_ITEM}: total`, unidade: '', casas: 7 }, valores);
  return valores.map((valor) =>
    todo.exato.isZero()
      ? calcular({ ...rotulo, formula: 'peso da adição em partes iguais' }, [peso], (kg) => kg.div(valores.length))
      : expressao(rotulo, [{ fatores: [peso, valor], por: todo }]),
  );
}

const reais = (nome: string, valor: DecimalTexto, fonte: string) =>
  dado({ nome, unidade: 'R$', casas: 2, fonte }, valor);

const somaEmReais = (nome: string, parcelas: readonly Figura[]) =>
  soma({ nome, unidade: 'R$', casas: 2, fonte: null, arredondamento: 'TRUNCAR' }, parcelas);

const VALOR_DO_ITEM = 'Valor na condição de venda';

const DESPESAS = 'Despesas do processo';

const TAXA_SISCOMEX = {
  nome: 'Taxa Siscomex',
  base: 'VALOR',
  recuperavel: false,
  fonte: 'pagamentos da declaração, receita 7811',
} as const;

const PESO_DA_BASE: Record<BaseRateio, (item: ItemComParte) => Figura> = {
  VALOR: ({ valorAduaneiro }) => valorAduaneiro,
  PESO: ({ pesoLiquido }) => pesoLiquido,
  QUANTIDADE: ({ quantidade }) => quantidade,
  IGUAL: ({ id }) => dado({ nome: `Item ${id}`, unidade: '', casas: 0, fonte: 'partes iguais' }, '1'),
};
