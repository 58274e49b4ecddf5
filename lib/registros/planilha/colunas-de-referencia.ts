import { NOME_SITUACAO_PARAMETRO, ROTULOS_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import {
  ESCRITAS_DE_VERIFICADO,
  ROTULOS_TABELA,
  TABELAS,
  type TabelaDeReferencia,
  type TabelaSimples,
} from '#lib/domain/cadastros/tabelas.ts';
import { ROTULOS_NCM, validarNcm } from '#lib/domain/identificadores/ncm.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

const texto: Leitor = { tipo: 'texto' };
const maiusculas: Leitor = { tipo: 'texto', maiusculas: true };
const data: Leitor = { tipo: 'data' };
/** An exported list says which part of a verified row nobody has checked. */
const situacao: Leitor = {
  tipo: 'opcao',
  opcoes: NOME_SITUACAO_PARAMETRO,
  outras: ESCRITAS_DE_VERIFICADO.map((escrita) => [escrita, 'VERIFICADO'] as const),
};

const INICIO = ['Desde', 'Vigência', 'Data de início', 'Início'];
const FIM = ['Até', 'Data de fim', 'Fim'];

/** Rows of the company; the official table comes in its JSON (server/comex/cadastros/importar-ncm.ts). */
export const PLANILHA_DE_NCM: RecursoDePlanilha = {
  titulo: 'NCM',
  chave: ['codigo'],
  desempate: 'vigenciaInicio',
  colunas: [
    coluna(ROTULOS_NCM, 'codigo', { tipo: 'identificador', validar: validarNcm, algarismos: 8 }, ['NCM'], true),
    coluna(ROTULOS_NCM, 'descricao', texto, ['Descrição da NCM', 'Nome'], true),
    coluna(ROTULOS_NCM, 'unidadeEstatistica', texto, ['Unidade', 'Unidade de medida estatística']),
    coluna(ROTULOS_NCM, 'aliquotaII', { tipo: 'decimal', casas: 2, minimas: 2 }, [
      'Alíquota do II',
      'Alíquota II',
      'II',
      'II (%)',
      'TEC',
      'TEC (%)',
    ]),
    coluna(ROTULOS_NCM, 'vigenciaInicio', data, INICIO),
    coluna(ROTULOS_NCM, 'vigenciaFim', data, FIM),
    coluna(ROTULOS_NCM, 'ato', texto, ['Ato legal', 'Fonte']),
    coluna(ROTULOS_NCM, 'situacao', situacao, []),
  ],
};

/** The day it begins on has to have a column, empty or not: a value in the wrong days is a wrong tax. */
export const PLANILHA_DE_PARAMETRO: RecursoDePlanilha = {
  titulo: 'Parâmetros',
  chave: ['codigo', 'vigenciaInicio'],
  colunas: [
    coluna(ROTULOS_PARAMETRO, 'codigo', maiusculas, ['Parâmetro', 'Nome'], true),
    coluna(ROTULOS_PARAMETRO, 'valor', { tipo: 'decimal', casas: 6, minimas: 2 }, ['Alíquota', 'Taxa'], true),
    coluna(ROTULOS_PARAMETRO, 'vigenciaInicio', data, INICIO),
    coluna(ROTULOS_PARAMETRO, 'vigenciaFim', data, FIM),
    coluna(ROTULOS_PARAMETRO, 'fonte', texto, ['Ato', 'Base legal'], true),
    coluna(ROTULOS_PARAMETRO, 'situacao', situacao, [], true),
  ],
};

/** All alike but for the form of their codes, and whether they have letters. */
export function planilhaDaTabela(tabela: TabelaSimples): RecursoDePlanilha {
  const { titulo, algarismos, sigla }: TabelaDeReferencia = TABELAS[tabela];
  const codigo: Leitor = algarismos ? { tipo: 'algarismos', quantos: algarismos } : maiusculas;
  return {
    titulo,
    chave: ['codigo'],
    colunas: [
      coluna(ROTULOS_TABELA, 'codigo', codigo, ['Cód', 'Código Siscomex', 'Incoterm'], true),
      coluna(ROTULOS_TABELA, 'nome', texto, ['Descrição', 'Denominação'], true),
      ...(sigla ? [coluna(ROTULOS_TABELA, 'sigla', texto, ['ISO', 'Código ISO', 'Abreviatura'])] : []),
      coluna(ROTULOS_TABELA, 'fonte', texto, ['Ato', 'Base legal']),
      coluna(ROTULOS_TABELA, 'situacao', situacao, []),
    ],
  };
}

function coluna(
  rotulos: Readonly<Record<string, string>>,
  campo: string,
  leitor: Leitor,
  outrosTitulos: readonly string[],
  obrigatoria = false,
): ColunaDePlanilha {
  return { campo, titulo: rotulos[campo] ?? campo, outrosTitulos, leitor, ...(obrigatoria && { obrigatoria }) };
}
