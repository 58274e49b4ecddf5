import { z } from 'zod';
import { NOME_SITUACAO_REFERENCIA, SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
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
