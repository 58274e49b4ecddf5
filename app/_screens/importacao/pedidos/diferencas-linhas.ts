import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { coberturaDe, coberturaInteira, coberturaPorExtenso } from '#lib/domain/cobertura/cobertura.ts';
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

function diferem(valor: string, outro: string): boolean {
  return !new Exato(valor).eq(outro);
}

/** What the comparison of an order may claim, and on how many lines it rests. */
interface ResultadoDaComparacao {
  tom: 'warning' | 'neutral';
  /** `Nenhuma diferença` only when every line was compared with a declaration. */
  resultado: string;
  /** Coverage in words; null when all lines were compared. */
  cobertura: string | null;
  /** Lines in a process with a declaration in which no item is theirs. */
  naoEncontradas: number;
}

/** The result over all lines. A line without a declared item was not compared, so it does not count as equal. */
export function resultadoDaComparacao(linhas: readonly LinhaDaComparacao[]): ResultadoDaComparacao {
  const diferem = linhas.filter(({ difere }) => difere.length > 0).length;
  const situacao = ({ embarque }: LinhaDaComparacao) => embarque?.declarado.situacao;
  const comparadas = coberturaDe(linhas, (linha) => situacao(linha) === 'ENCONTRADO');
  const naoEncontradas = linhas.filter((linha) => situacao(linha) === 'NAO_ENCONTRADO').length;
  const inteira = coberturaInteira(comparadas);
  const cobertura = coberturaPorExtenso(comparadas, 'item comparado', 'itens comparados');
  return {
    tom: diferem > 0 || naoEncontradas > 0 ? 'warning' : 'neutral',
    resultado: diferem > 0 ? linhasQueDiferem(diferem) : inteira ? 'Nenhuma diferença' : cobertura,
    cobertura: inteira ? null : cobertura,
    naoEncontradas,
  };
}

function linhasQueDiferem(quantas: number): string {
  return quantas === 1 ? '1 linha difere' : `${quantas} linhas diferem`;
}
