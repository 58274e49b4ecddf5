import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** `VERIFICADO`: read in the law or on real declarations. `CONFIRMAR`: known from practice, to be checked before it is relied on. */
export const SITUACOES_PARAMETRO = ['VERIFICADO', 'CONFIRMAR'] as const;
export type SituacaoParametro = (typeof SITUACOES_PARAMETRO)[number];

export const NOME_SITUACAO_PARAMETRO: Readonly<Record<SituacaoParametro, string>> = {
  VERIFICADO: 'Verificado',
  CONFIRMAR: 'A confirmar',
};

/** A rate or an amount of the law and the days it holds for, both included; null is an open end. */
export interface Parametro {
  codigo: string;
  valor: DecimalTexto;
  vigenciaInicio: DataTexto | null;
  vigenciaFim: DataTexto | null;
  fonte: string;
  situacao: SituacaoParametro;
  /** A company's own goes before one shipped with Cais, which is what one is that does not say. */
  origem?: OrigemParametro;
  /** Who gave a company's own its value; `em` is an instant. */
  autor?: { nome: string; em: string } | undefined;
}

export const ORIGENS_PARAMETRO = ['CAIS', 'EMPRESA'] as const;
export type OrigemParametro = (typeof ORIGENS_PARAMETRO)[number];

export const NOME_ORIGEM_PARAMETRO: Readonly<Record<OrigemParametro, string>> = {
  CAIS: 'De fábrica',
  EMPRESA: 'Da empresa',
};

/** What each field is called, by its path. */
export const ROTULOS_PARAMETRO: Readonly<Record<string, string>> = {
  codigo: 'Código',
  valor: 'Valor',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  fonte: 'Fonte',
  situacao: 'Situação',
};
