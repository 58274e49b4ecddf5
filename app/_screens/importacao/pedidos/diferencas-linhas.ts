import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedido-diferencas.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** A row of the comparison: a line of the order in one process, or in none yet. */
export interface LinhaDaComparacao {
  chave: string;
  linha: LinhaComparada;
  embarque: EmbarqueDaLinha | null;
  /** What does not agree: unit value ordered and invoiced, quantity, unit value and total invoiced and declared. */
  difere: readonly Diferenca[];
}

export type Diferenca = 'valorFaturado' | 'quantidadeDeclarada' | 'valorDeclarado' | 'totalDeclarado';

/** The lines of an order process by process, each with what does not agree in it. */
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
