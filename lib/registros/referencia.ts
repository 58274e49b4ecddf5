import { z } from 'zod';
import {
  NOME_ORIGEM_PARAMETRO,
  NOME_SITUACAO_REFERENCIA,
  ORIGENS_PARAMETRO,
  SITUACOES_REFERENCIA,
} from '#lib/domain/cadastros/parametro.ts';
import { colunasDe, DA_ALTERACAO_SEM_ORDEM } from './colunas-de.ts';
import { dataAntiga, ultimoDia } from './primitivos.ts';
import { opcional } from './tipos.ts';

/** How the situation of a row is shown, whatever its options. */
export const SITUACAO = {
  rotulo: 'Situação',
  obrigatorio: true,
  aVista: true,
  comeca: 'CONFIRMAR',
  planilha: [],
  coluna: { padrao: true, noCartao: true, caracteres: 14 },
} as const;

/** Whether a row is verified or to be confirmed. */
export const situacao = z.enum(SITUACOES_REFERENCIA).meta({ ...SITUACAO, opcoes: NOME_SITUACAO_REFERENCIA });

/** First and last day of a row, both included; null means an open end. */
export const vigenciaInicio = opcional(dataAntiga).meta({
  rotulo: 'Início da vigência',
  planilha: ['Desde', 'Vigência', 'Data de início', 'Início'],
  coluna: { titulo: 'Desde', ordenavel: true, padrao: true, caracteres: 11 },
});
export const vigenciaFim = opcional(ultimoDia).meta({
  rotulo: 'Fim da vigência',
  planilha: ['Até', 'Data de fim', 'Fim'],
  coluna: { titulo: 'Até', padrao: true, caracteres: 11 },
});

/** Whether a row is shipped with Cais or belongs to the company: an answer says it, a request never does. */
export const origem = z.enum(ORIGENS_PARAMETRO).meta({
  rotulo: 'Origem',
  opcoes: NOME_ORIGEM_PARAMETRO,
  coluna: { ordenavel: true, padrao: true, caracteres: 12 },
});

/** The last columns of a list of such rows. */
export const DA_REFERENCIA = [
  ...colunasDe<{ alteradoEm: string | null; alteradoPor: string | null }>({ origem }),
  ...DA_ALTERACAO_SEM_ORDEM,
];
