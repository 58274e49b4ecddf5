import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  ItemDoCalculo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  CASAS_DA_QUANTIDADE,
  CASAS_DO_PRODUTO,
  CASAS_DO_VALOR_UNITARIO,
} from '#lib/fiscal/importacao/conferencias/soma-dos-itens.ts';
import type { ContextoDoCalculo } from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { emInteiro, meioParaCima, potencia } from '#lib/fiscal/importacao/inteiros.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';

/** An item of a DUIMP and its price, in cents; the figures are built only for a memória. */
export interface ItemVendido {
  numero: string;
  /** Position among all items, from 0. */
  ordem: number;
  /** Position of its adição, from 0. */
  adicao: number;
  /** `adicoes.0.itens.3`. */
  caminho: string;
  entrada: ItemDoCalculo;
  moeda: string;
  taxa: Figura;
  pesoLiquido: DecimalTexto | null;
  valorMoeda: bigint;
  valorReais: bigint;
  figuras: () => FigurasDaVenda;
}

export interface FigurasDaVenda {
  quantidade: Figura;
  pesoLiquido: Figura;
  /** Quantity × unit value, unrounded. */
  exato: Figura;
  valorMoeda: Figura;
  valorReais: Figura;
}

/** Returns the items of all adições, in order. An item without a weight takes that of its adição, if it is its only item. */
export function itensVendidos({ adicoes }: EntradaImportacao, contexto: ContextoDoCalculo): ItemVendido[] {
  const itens: ItemVendido[] = [];
  for (const [adicao, declarada] of adicoes.entries()) {
    const taxa = contexto.taxa(declarada.moeda);
    for (const [k, entrada] of declarada.itens.entries()) {
      itens.push(itemVendido(declarada, entrada, { ordem: itens.length, adicao, taxa, k }, contexto));
    }
  }
  return itens;
}

function itemVendido(
  { moeda, pesoLiquido: daAdicao, itens }: AdicaoDoCalculo,
  entrada: ItemDoCalculo,
  { ordem, adicao, taxa, k }: { ordem: number; adicao: number; taxa: Figura; k: number },
  contexto: ContextoDoCalculo,
): ItemVendido {
  const numero = entrada.numero ?? String(ordem + 1);
  const caminho = `adicoes.${adicao}.itens.${k}`;
  const pesoLiquido = entrada.pesoLiquido ?? (itens.length === 1 ? daAdicao : null);
  const quantidade = emInteiro(entrada.quantidade, CASAS_DA_QUANTIDADE);
  const unitario = emInteiro(entrada.valorUnitario, CASAS_DO_VALOR_UNITARIO);
  const valorMoeda = meioParaCima({ num: quantidade * unitario, den: CENTAVOS_DO_PRODUTO });
  const casas = taxa.exato.decimalPlaces();
  const valorReais = meioParaCima({ num: valorMoeda * emInteiro(taxa.exato, casas), den: potencia(casas) });
  const figuras = umaVez(() => figurasDaVenda({ numero, caminho, entrada, moeda, taxa, pesoLiquido }, contexto));
  return { numero, ordem, adicao, caminho, entrada, moeda, taxa, pesoLiquido, valorMoeda, valorReais, figuras };
}

function figurasDaVenda(
  {
    numero,
    caminho,
    entrada,
    moeda,
    taxa,
    pesoLiquido,
  }: Pick<ItemVendido, 'numero' | 'caminho' | 'entrada' | 'moeda' | 'taxa' | 'pesoLiquido'>,
  { campo }: ContextoDoCalculo,
): FigurasDaVenda {
  const quantidade = campo(`${caminho}.quantidade`, entrada.quantidade, {
    nome: `Quantidade, item ${numero}`,
    unidade: '',
    casas: CASAS_DA_QUANTIDADE,
  });
  const unitario = campo(`${caminho}.valorUnitario`, entrada.valorUnitario, {
    nome: `Valor unitário, item ${numero}`,
    unidade: moeda,
    casas: CASAS_DO_VALOR_UNITARIO,
  });
  const peso = campo(`${caminho}.pesoLiquido`, pesoLiquido ?? '0', {
    nome: `Peso líquido, item ${numero}`,
    unidade: 'kg',
    casas: 5,
  });
  const exato = expressao(
    {
      nome: `Quantidade vezes valor unitário, item ${numero}`,
      unidade: moeda,
      casas: CASAS_DO_PRODUTO,
      arredondamento: 'TRUNCAR',
      fonte: null,
    },
    [{ fatores: [quantidade, unitario] }],
  );
  const rotulo = { ...CENTAVOS_MEIO_PARA_CIMA, fonte: REGRA_DA_DUIMP };
  const valorMoeda = expressao({ ...rotulo, nome: `Valor na condição de venda, item ${numero}`, unidade: moeda }, [
    { fatores: [exato] },
  ]);
  const valorReais = expressao({ ...rotulo, nome: `Condição de venda em reais, item ${numero}`, unidade: 'R$' }, [
    { fatores: [valorMoeda, taxa] },
  ]);
  return { quantidade, pesoLiquido: peso, exato, valorMoeda, valorReais };
}

const CENTAVOS_DO_PRODUTO = potencia(CASAS_DO_PRODUTO - 2);

/** No norm states this rule: docs/decisions/duimp-por-item.md. */
export const REGRA_DA_DUIMP = 'Regra do Portal Único, conferida em 189 valores de uma DUIMP real';
