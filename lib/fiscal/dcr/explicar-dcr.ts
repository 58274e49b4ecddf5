import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ConteudoDoDcr, documentoDaLinha, type ImportadoDoDcr, type LinhaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { type Memoria, memoria } from '#lib/fiscal/memoria.ts';
import { entradaDoDcr } from './calcular-documento.ts';
import { custoDoComponente } from './custos-dcr.ts';

/** A component of a cost, with its share. */
export interface ParcelaDoDcr {
  /** Position in its list, from 0. */
  indice: number;
  linha: LinhaDoDcr & Partial<ImportadoDoDcr>;
  /** Quantity × unit cost, US$, unrounded. */
  valorUSD: DecimalTexto;
  /** Percent of its cost, 2 decimals, half up; null when that cost is zero. */
  participacao: DecimalTexto | null;
  /** Name of the document for people; null when there is none. */
  documento: string | null;
  /** Memória of its value, built only on demand. */
  memoria: () => Memoria;
}

export interface CustosExplicados {
  CCN: ParcelaDoDcr[];
  CCI: ParcelaDoDcr[];
}

/** Lists the parts of the two costs of components, largest first. */
export function explicarCustos(conteudo: ConteudoDoDcr): CustosExplicados {
  const entrada = entradaDoDcr(conteudo);
  const parcelas = (linhas: readonly LinhaDoDcr[], componentes: typeof entrada.nacionais): ParcelaDoDcr[] => {
    const figuras = componentes.map(custoDoComponente);
    const total = figuras.reduce((soma, { exato }) => soma.plus(exato), new Exato(0));
    return linhas
      .flatMap((linha, indice) => {
        const figura = figuras[indice];
        if (!figura) return [];
        const { exato } = figura;
        const participacao = total.isZero()
          ? null
          : exato.times(100).div(total).toDecimalPlaces(2, Exato.ROUND_HALF_UP).toFixed(2);
        const parcela: ParcelaDoDcr = {
          indice,
          linha,
          valorUSD: exato.toFixed(Math.max(7, exato.decimalPlaces())),
          participacao,
          documento: documentoDaLinha(linha),
          memoria: () => memoria(figura),
        };
        return [{ exato, parcela }];
      })
      .sort((a, b) => b.exato.cmp(a.exato) || a.parcela.indice - b.parcela.indice)
      .map(({ parcela }) => parcela);
  };
  return {
    CCN: parcelas(conteudo.nacionais, entrada.nacionais),
    CCI: parcelas(conteudo.importados, entrada.importados),
  };
}

/**
 * Expands the unit cost in the memória of a component down to the declaration: its price, freight and insurance, and the dollar
 * rates. The memória stays unchanged when the price differs from the declaration, because then a person typed it.
 */
export function comCustoDaDeclaracao(doComponente: Memoria, custo: Memoria | null): Memoria {
  if (custo === null) return doComponente;
  const entradas = doComponente.entradas.map((entrada) => {
    const mesmo = new Exato(custo.valor).toDecimalPlaces(CASAS_DO_CUSTO, Exato.ROUND_HALF_UP).eq(entrada.valor);
    if (entrada.nome !== 'Custo unitário' || entrada.formula !== null || !mesmo) return entrada;
    return { ...entrada, formula: 'o custo da declaração, arredondado (meio para cima) em 6 casas', entradas: [custo] };
  });
  return { ...doComponente, entradas };
}

const CASAS_DO_CUSTO = 6;
