import type { SituacaoParametro } from '#lib/domain/cadastros/parametro.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoAmazonense, DeclaracaoAmazonense, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';

/** A DAI with the figures behind it. */
export interface DaiMontada {
  declaracao: DeclaracaoAmazonense;
  /** In the order of their numbers, as in `declaracao`. */
  adicoes: readonly AdicaoMontada[];
  /** Taxa Siscomex, despesas and capatazia together, in reais. */
  taxas: Figura;
  /** Null when no payment shows it and no table covers the day: then there is no ICMS either. */
  taxaSiscomex: Figura | null;
  /** Per cent; null when no parameter gives it for the day of the DI. */
  aliquota: Figura | null;
  /** Sums of the adições; null while an adição has none. */
  icms: IcmsDaDai | null;
  /** Why CBS and IBS leave the base of the ICMS open; null when they do not. */
  semCbsIbs: Aviso | null;
  contribuicoes: readonly ContribuicaoDaDai[];
  /** Reais per dollar with every digit of the DI; `declaracao` has four decimals. */
  taxaDolar: DecimalTexto | null;
}

export interface AdicaoMontada {
  numero: string;
  /** NCM in the DI. */
  ncm: string;
  declarada: AdicaoAmazonense;
  valorAduaneiro: Figura;
  /** Its share of the fees and other expenses. */
  taxas: Figura;
  /** The row of the matriz in force for the choice; null when there is none. */
  linha: LinhaDaMatriz | null;
  icms: IcmsDaDai | null;
  semCbsIbs: Aviso | null;
}

/** In reais, 2 decimals. */
export interface IcmsDaDai {
  /** Base of the ICMS to pay; a reduced base is already reduced. */
  base: Figura;
  /** ICMS on the whole base, as if there were no incentive. */
  semIncentivo: Figura;
  recolher: Figura;
}

/** A contribution of Amazonas at the rate of its parameter. */
export interface ContribuicaoDaDai {
  nome: string;
  /** The base in words. */
  base: string;
  /** Per cent. */
  aliquota: DecimalTexto;
  /** Reais; null when the base is not part of the import. */
  valor: DecimalTexto | null;
  situacao: SituacaoParametro;
}
