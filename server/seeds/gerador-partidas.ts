import type { ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { FORNECEDORES, PRODUTOS, type ProdutoFicticio } from './catalogo-ficticio.ts';
import type { Sorteio } from './sorteio.ts';

/** The goods of one adição before any value is computed. */
export interface Partida {
  produto: ProdutoFicticio;
  origem: (typeof FORNECEDORES)[number];
  itens: ItemDeclarado[];
  /** In kilograms, 5 decimals. */
  pesoLiquido: DecimalTexto;
}

export function sortearPartidas(
  { adicoes, itensPorAdicao }: { adicoes: number; itensPorAdicao: number },
  acaso: Sorteio,
): Partida[] {
  return Array.from({ length: adicoes }, () => sortearPartida(itensPorAdicao, acaso));
}

function sortearPartida(quantosItens: number, acaso: Sorteio): Partida {
  const produto = acaso.um(PRODUTOS);
  const itens = Array.from({ length: quantosItens }, (_, indice) => sortearItem(produto, indice + 1, acaso));
  const gramas = itens.reduce(
    (soma, { quantidade }) => soma.plus(new Exato(quantidade).times(acaso.inteiro(...produto.gramas))),
    new Exato(0),
  );
  return { produto, origem: acaso.um(FORNECEDORES), itens, pesoLiquido: gramas.div(1000).toFixed(5) };
}

function sortearItem({ descricoes, preco }: ProdutoFicticio, sequencia: number, acaso: Sorteio): ItemDeclarado {
  // Ten-thousandths of the price and three more digits: a unit value has 7 decimals.
  const valorUnitario = new Exato(acaso.inteiro(...preco)).times(1000).plus(acaso.inteiro(0, 999)).div(10_000_000);
  const modelo = `MODELO FX-${acaso.inteiro(100, 999)}`;
  return {
    sequencia,
    descricao: `${acaso.um(descricoes)}, ${modelo}\nPART NUMBER FICTICIO ${acaso.inteiro(10_000, 99_999)}`,
    quantidade: `${acaso.inteiro(50, 6000)}.00000`,
    unidade: 'PECA',
    valorUnitario: valorUnitario.toFixed(7),
  };
}
