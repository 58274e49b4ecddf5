import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedido-diferencas.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** A row of the comparison: one line of the order in one processo, or in none yet. */
export interface LinhaDaComparacao {
  chave: string;
  linha: LinhaComparada;
  embarque: EmbarqueDaLinha | null;
  /** The differences: ordered against invoiced unit value, and invoiced against declared quantity, unit value and total. */
  difere: readonly Diferenca[];
}

export type Diferenca = 'valorFaturado' | 'quantidadeDeclarada' | 'valorDeclarado' | 'totalDeclarado';

/** The lines of an order by processo, each with its differences. */
export function linhasDaComparacao(linhas: readonly LinhaComparada[]): LinhaDaComparacao[] {
  return linhas.flatMap((linha): LinhaDaComparacao[] => {
    if (linha.embarques.length === 0) return [{ chave: linha.id, linha, embarque: null, difere: [] }];
    return linha.embarques.map((embarque) => ({
      chave: `${linha.id}-${embarque.processo.id}`,
      linha,
      embarque,
      difere: diferencasDe(linha, embarque),
    }));
  });
}

function diferencasDe(linha: LinhaComparada, embarque: EmbarqueDaLinha): Diferenca[] {
  const { declarado } = embarque;
  const faturado = diferem(linha.valorUnitario, embarque.valorUnitario) || embarque.outrosValores;
  const achado = declarado.situacao === 'ENCONTRADO' ? declarado : null;
  const marcas: [Diferenca, boolean][] = [
    ['valorFaturado', faturado],
    ['quantidadeDeclarada', achado !== null && diferem(embarque.quantidade, achado.quantidade)],
    [
      'valorDeclarado',
      achado !== null && (diferem(embarque.valorUnitario, achado.valorUnitario) || achado.outrosValores),
    ],
    ['totalDeclarado', achado !== null && diferem(embarque.valor, achado.valor)],
  ];
  return marcas.flatMap(([qual, difere]) => (difere ? [qual] : []));
}

function diferem(um: string, outro: string): boolean {
  return !new Exato(um).eq(outro);
}
