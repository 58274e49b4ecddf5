import type { SituacaoParametro } from '#lib/domain/cadastros/parametro.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoAmazonense, DeclaracaoAmazonense, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';

/** A DAI with the figures behind it. */
export interface DaiMontada {
  declaracao: DeclaracaoAmazonense;
  /** In the order of their numbers, as in `declaracao`. */
  adicoes: readonly AdicaoMontada[];
  /** Taxa Siscomex, despesas and capatazia together, in reais. */
  taxas: Figura;
  /** Null where no payment says it and no table is known for the day: then there is no ICMS either. */
  taxaSiscomex: Figura | null;
  /** Per cent; null where no parameter gives it for the day of the DI. */
  aliquota: Figura | null;
  /** Sums of the adições; null as long as one has none. */
  icms: IcmsDaDai | null;
  contribuicoes: readonly ContribuicaoDaDai[];
  /** Reais for a dollar with every digit the DI gives; `declaracao` has four decimals. */
  taxaDolar: DecimalTexto | null;
}

export interface AdicaoMontada {
  numero: string;
  /** Of the DI. */
  ncm: string;
  declarada: AdicaoAmazonense;
  valorAduaneiro: Figura;
  /** Its part of the taxes and other expenses. */
  taxas: Figura;
  /** The row of the matriz in force for what was chosen; null where there is none. */
  linha: LinhaDaMatriz | null;
  icms: IcmsDaDai | null;
}

/** In reais, 2 decimals. */
export interface IcmsDaDai {
  /** What the ICMS to be paid is reckoned on: a reduced base already reduced. */
  base: Figura;
  /** On the whole base, as if there were no incentive. */
  semIncentivo: Figura;
  recolher: Figura;
}

/** A contribution of Amazonas at the rate of its parameter. */
export interface ContribuicaoDaDai {
  nome: string;
  /** In words. */
  base: string;
  /** Per cent. */
  aliquota: DecimalTexto;
  /** Reais; null where it is reckoned on what the import does not know. */
  valor: DecimalTexto | null;
  situacao: SituacaoParametro;
}
