import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** `VERIFICADO`: read in the law or on real declarations. `CONFIRMAR`: known from practice, to be checked before use. */
export const SITUACOES_PARAMETRO = ['VERIFICADO', 'CONFIRMAR'] as const;
export type SituacaoParametro = (typeof SITUACOES_PARAMETRO)[number];

export const NOME_SITUACAO_PARAMETRO: Readonly<Record<SituacaoParametro, string>> = {
  VERIFICADO: 'Verificado',
  CONFIRMAR: 'A confirmar',
};

/** A rate or amount set by law and its period of validity, both days included; null is an open end. */
export interface Parametro {
  codigo: string;
  valor: DecimalTexto;
  vigenciaInicio: DataTexto | null;
  vigenciaFim: DataTexto | null;
  fonte: string;
  situacao: SituacaoParametro;
  /** A parameter of the company takes precedence over one shipped with Cais. Defaults to Cais. */
  origem?: OrigemParametro;
  /** Person who set a parameter of the company; `em` is an instant. */
  autor?: { nome: string; em: string } | undefined;
}

export const ORIGENS_PARAMETRO = ['CAIS', 'EMPRESA'] as const;
export type OrigemParametro = (typeof ORIGENS_PARAMETRO)[number];

export const NOME_ORIGEM_PARAMETRO: Readonly<Record<OrigemParametro, string>> = {
  CAIS: 'De fábrica',
  EMPRESA: 'Da empresa',
};
