import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** `VERIFICADO`: read in the law or on real declarations. `CONFIRMAR`: known from practice, to be checked before use. */
export const SITUACOES_REFERENCIA = ['VERIFICADO', 'CONFIRMAR'] as const;
export type SituacaoReferencia = (typeof SITUACOES_REFERENCIA)[number];

/** Of a parameter also `ESTIMATIVA`: the law fixes it later, and what is known is an expectation. */
export const SITUACOES_PARAMETRO = [...SITUACOES_REFERENCIA, 'ESTIMATIVA'] as const;
export type SituacaoParametro = (typeof SITUACOES_PARAMETRO)[number];

export const NOME_SITUACAO_REFERENCIA: Readonly<Record<SituacaoReferencia, string>> = {
  VERIFICADO: 'Verificado',
  CONFIRMAR: 'A confirmar',
};

export const NOME_SITUACAO_PARAMETRO: Readonly<Record<SituacaoParametro, string>> = {
  ...NOME_SITUACAO_REFERENCIA,
  ESTIMATIVA: 'Estimativa',
};

/** A rate or amount set by law and its period of validity, both days included; null is an open end. */
export interface Parametro {
  codigo: string;
  /** Null while nobody has fixed it: the calculation then asks for it, and never takes the estimate by itself. */
  valor: DecimalTexto | null;
  /** What is expected of a value that is not fixed yet. It is shown, never charged. */
  estimativa?: DecimalTexto | null | undefined;
  vigenciaInicio: DataTexto | null;
  vigenciaFim: DataTexto | null;
  fonte: string;
  situacao: SituacaoParametro;
  /** A parameter of the company takes precedence over one shipped with Cais. Defaults to Cais. */
  origem?: OrigemParametro;
  /** Person who set a parameter of the company; `em` is an instant. */
  autor?: { nome: string; em: string } | undefined;
}

/** A parameter whose value somebody has fixed. */
export type ParametroFixado = Parametro & { valor: DecimalTexto };

export const ORIGENS_PARAMETRO = ['CAIS', 'EMPRESA'] as const;
export type OrigemParametro = (typeof ORIGENS_PARAMETRO)[number];

export const NOME_ORIGEM_PARAMETRO: Readonly<Record<OrigemParametro, string>> = {
  CAIS: 'De fábrica',
  EMPRESA: 'Da empresa',
};
