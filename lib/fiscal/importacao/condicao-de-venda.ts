import type { AdicaoDoCalculo, ItemDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { calcularDeMuitos, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';
import {
  CASAS_DA_QUANTIDADE,
  CASAS_DO_PRODUTO,
  CASAS_DO_VALOR_UNITARIO,
  somarItens,
} from './conferencias/soma-dos-itens.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

export interface CondicaoDeVendaCalculada {
  taxa: Figura;
  /** In the currency of the sale, each item truncated, as the declaration prints it. */
  valor: Figura;
  /** In the currency of the sale, without truncation; the printed base uses it. */
  total: Figura;
  /** `valor` in reais. */
  reais: Figura;
  /** Each item in the currency of the sale, truncated; built only on demand. */
  itens: () => readonly Figura[];
}

/** Calculates the value of the goods of an adição of a DI on the conditions of sale (domain/importacao.md §3.4). */
export function calcularCondicaoDeVenda(
  adicao: AdicaoDoCalculo,
  indice: number,
  contexto: ContextoDoCalculo,
): CondicaoDeVendaCalculada {
  const { item, conversao } = contexto.regras;
  const { numero, moeda } = adicao;
  const somas = somarItens(adicao.itens, item.casas);
  const itens = umaVez(() =>
    adicao.itens.map((itemDoCalculo, k) =>
      figurasDoItem(itemDoCalculo, moeda, `adicoes.${indice}.itens.${k}`, contexto),
    ),
  );
  const taxa = contexto.taxa(moeda);
  const valor = calcularDeMuitos(
    {
      ...item,
      nome: `Valor na condição de venda, adição ${numero}`,
      unidade: moeda,
      fonte: TRUNCAMENTO,
      formula: SOMA,
    },
    somas.truncada,
    () => itens().map((figuras) => figuras.truncado),
  );
  const total = calcularDeMuitos(
    { ...EXATO, nome: `Total sem truncar na condição de venda, adição ${numero}`, unidade: moeda, formula: SOMA },
    somas.exata,
    () => itens().map((figuras) => figuras.exato),
  );
  const reais = expressao(
    { ...conversao, nome: `Condição de venda em reais, adição ${numero}`, unidade: 'R$', fonte: TRUNCAMENTO },
    [{ fatores: [valor, taxa] }],
  );
  return { taxa, valor, total, reais, itens: () => itens().map((figuras) => figuras.truncado) };
}

function figurasDoItem(
  { quantidade, valorUnitario }: ItemDoCalculo,
  moeda: string,
  caminho: string,
  { campo, regras }: ContextoDoCalculo,
): { exato: Figura; truncado: Figura } {
  const ordem = Number(caminho.split('.').at(-1)) + 1;
  const exato = expressao({ ...EXATO, nome: `Quantidade vezes valor unitário do item ${ordem}`, unidade: moeda }, [
    {
      fatores: [
        campo(`${caminho}.quantidade`, quantidade, { nome: 'Quantidade', unidade: '', casas: CASAS_DA_QUANTIDADE }),
        campo(`${caminho}.valorUnitario`, valorUnitario, {
          nome: 'Valor unitário',
          unidade: moeda,
          casas: CASAS_DO_VALOR_UNITARIO,
        }),
      ],
    },
  ]);
  const rotulo = { ...regras.item, nome: `Valor do item ${ordem}`, unidade: moeda, fonte: TRUNCAMENTO };
  return { exato, truncado: expressao(rotulo, [{ fatores: [exato] }]) };
}

const SOMA = 'soma das parcelas';
const TRUNCAMENTO = 'Regra do Siscomex, conferida em declarações reais';
const EXATO = { casas: CASAS_DO_PRODUTO, arredondamento: 'TRUNCAR', fonte: null } as const;
