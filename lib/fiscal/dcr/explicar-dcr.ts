import { type ConteudoDoDcr, documentoDaLinha, type ImportadoDoDcr, type LinhaDoDcr } from '#lib/domain/dcr.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { type Memoria, memoria } from '#lib/fiscal/memoria.ts';
import { entradaDoDcr } from './calcular-documento.ts';
import { custoDoComponente } from './custos-dcr.ts';

/** One component of a cost, with what it weighs in it. */
export interface ParcelaDoDcr {
  /** Place in its list, from 0. */
  indice: number;
  linha: LinhaDoDcr & Partial<ImportadoDoDcr>;
  /** Quantity × unit cost, US$, unrounded. */
  valorUSD: DecimalTexto;
  /** Percent of the cost it is part of, 2 decimals, half up; null where that is zero. */
  participacao: DecimalTexto | null;
  /** As people name it; null where none is told. */
  documento: string | null;
  /** How its value came about, written out when somebody asks. */
  memoria: () => Memoria;
}

export interface CustosExplicados {
  CCN: ParcelaDoDcr[];
  CCI: ParcelaDoDcr[];
}

/** What the two costs of components are made of, the heaviest first. */
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
