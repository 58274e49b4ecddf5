import type { NcmLida } from '#lib/contracts/ncm.ts';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import type { LinhaDeTabela } from '#lib/contracts/tabela.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_ORIGEM_PARAMETRO, NOME_SITUACAO_PARAMETRO } from '#lib/domain/parametro.ts';
import { situacaoPorExtenso } from '#lib/domain/tabelas.ts';

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
    largura: 130,
  },
  {
    campo: 'origem',
    titulo: 'Origem',
    tipo: 'opcao',
    opcoes: NOME_ORIGEM_PARAMETRO,
    ordenavel: true,
    padrao: true,
    largura: 120,
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', largura: 140 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', largura: 160 },
];

export const TABELA_COLUNAS: readonly ColunaDeLista<LinhaDeTabela>[] = [
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', ordenavel: true, padrao: true, largura: 120 },
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, noCartao: true, largura: 320 },
  { campo: 'sigla', titulo: 'Sigla', tipo: 'texto', ordenavel: true, padrao: true, largura: 90 },
  { campo: 'fonte', titulo: 'Fonte', tipo: 'texto', padrao: true, largura: 240 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 205,
    inteira: true,
    valor: ({ situacao, aConfirmar }) => situacaoPorExtenso(situacao, aConfirmar),
  },
  ...DE_REFERENCIA.filter(({ campo }) => campo !== 'situacao'),
];

export const NCM_COLUNAS: readonly ColunaDeLista<NcmLida>[] = [
  { campo: 'codigo', titulo: 'NCM', tipo: 'texto', ordenavel: true, padrao: true, largura: 120 },
  {
    campo: 'descricao',
    titulo: 'Descrição',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 420,
  },
  { campo: 'unidadeEstatistica', titulo: 'Unidade estatística', tipo: 'texto', padrao: true, largura: 160 },
  { campo: 'aliquotaII', titulo: 'Alíquota do II (%)', tipo: 'decimal', casas: 2, padrao: true, largura: 140 },
  { campo: 'vigenciaInicio', titulo: 'Desde', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  { campo: 'vigenciaFim', titulo: 'Até', tipo: 'data', padrao: true, largura: 105 },
  { campo: 'ato', titulo: 'Ato', tipo: 'texto', largura: 220 },
  ...DE_REFERENCIA,
];

export const PARAMETRO_COLUNAS: readonly ColunaDeLista<ParametroLido>[] = [
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', ordenavel: true, padrao: true, largura: 260 },
  { campo: 'valor', titulo: 'Valor', tipo: 'decimal', casas: 6, padrao: true, noCartao: true, largura: 130 },
  { campo: 'vigenciaInicio', titulo: 'Desde', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  { campo: 'vigenciaFim', titulo: 'Até', tipo: 'data', padrao: true, largura: 105 },
  { campo: 'fonte', titulo: 'Fonte', tipo: 'texto', padrao: true, largura: 320 },
  ...DE_REFERENCIA,
];
