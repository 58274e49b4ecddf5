import type { NcmLida } from '#lib/contracts/ncm.ts';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import type { LinhaDeTabela } from '#lib/contracts/tabela.ts';
import { NOME_ORIGEM_PARAMETRO, NOME_SITUACAO_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { situacaoPorExtenso } from '#lib/domain/cadastros/tabelas.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';

type DeReferencia = Pick<LinhaDeTabela, 'situacao' | 'origem' | 'alteradoEm' | 'alteradoPor'>;

/** What is shipped or the company's own, and sure or to be confirmed, says so in a list. */
const DE_REFERENCIA: readonly ColunaDeLista<DeReferencia>[] = [
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_PARAMETRO,
    padrao: true,
    noCartao: true,
    caracteres: 14,
  },
  {
    campo: 'origem',
    titulo: 'Origem',
    tipo: 'opcao',
    opcoes: NOME_ORIGEM_PARAMETRO,
    ordenavel: true,
    padrao: true,
    caracteres: 12,
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', caracteres: 15 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', caracteres: 18 },
];

export const TABELA_COLUNAS: readonly ColunaDeLista<LinhaDeTabela>[] = [
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 12 },
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, noCartao: true, caracteres: 38 },
  { campo: 'sigla', titulo: 'Sigla', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 9 },
  { campo: 'fonte', titulo: 'Fonte', tipo: 'texto', padrao: true, caracteres: 28 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 24,
    inteira: true,
    valor: ({ situacao, aConfirmar }) => situacaoPorExtenso(situacao, aConfirmar),
  },
  ...DE_REFERENCIA.filter(({ campo }) => campo !== 'situacao'),
];

export const NCM_COLUNAS: readonly ColunaDeLista<NcmLida>[] = [
  { campo: 'codigo', titulo: 'NCM', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 12 },
  {
    campo: 'descricao',
    titulo: 'Descrição',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 50,
  },
  { campo: 'unidadeEstatistica', titulo: 'Unidade estatística', tipo: 'texto', padrao: true, caracteres: 18 },
  { campo: 'aliquotaII', titulo: 'Alíquota do II (%)', tipo: 'decimal', casas: 2, padrao: true, caracteres: 15 },
  { campo: 'vigenciaInicio', titulo: 'Desde', tipo: 'data', ordenavel: true, padrao: true, caracteres: 11 },
  { campo: 'vigenciaFim', titulo: 'Até', tipo: 'data', padrao: true, caracteres: 11 },
  { campo: 'ato', titulo: 'Ato', tipo: 'texto', caracteres: 25 },
  ...DE_REFERENCIA,
];

export const PARAMETRO_COLUNAS: readonly ColunaDeLista<ParametroLido>[] = [
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 30 },
  { campo: 'valor', titulo: 'Valor', tipo: 'decimal', casas: 6, padrao: true, noCartao: true, caracteres: 14 },
  { campo: 'vigenciaInicio', titulo: 'Desde', tipo: 'data', ordenavel: true, padrao: true, caracteres: 11 },
  { campo: 'vigenciaFim', titulo: 'Até', tipo: 'data', padrao: true, caracteres: 11 },
  { campo: 'fonte', titulo: 'Fonte', tipo: 'texto', padrao: true, caracteres: 38 },
  ...DE_REFERENCIA,
];
