import { NOME_SITUACAO_PARAMETRO } from '#lib/domain/parametro.ts';
import {
  ESCRITAS_DE_VERIFICADO,
  ROTULOS_TABELA,
  TABELAS,
  type TabelaDeReferencia,
  type TabelaSimples,
} from '#lib/domain/tabelas.ts';
import { NCM } from '#lib/registros/ncm.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const texto: Leitor = { tipo: 'texto' };
const maiusculas: Leitor = { tipo: 'texto', maiusculas: true };
/** An exported list says which part of a verified row nobody has checked. */
const situacao: Leitor = {
  tipo: 'opcao',
  opcoes: NOME_SITUACAO_PARAMETRO,
  outras: ESCRITAS_DE_VERIFICADO.map((escrita) => [escrita, 'VERIFICADO'] as const),
};

/** Rows of the company; the official table comes in its JSON (server/comex/cadastros/importar-ncm.ts). */
export const PLANILHA_DE_NCM = planilhaDe(
  { ...NCM, codigo: NCM.codigo.meta({ rotulo: 'Código' }) },
  {
    titulo: 'NCM',
    chave: ['codigo'],
    desempate: 'vigenciaInicio',
    leitores: { unidadeEstatistica: texto, situacao },
  },
);

/** The day it begins on has to have a column, empty or not: a value in the wrong days is a wrong tax. */
export const PLANILHA_DE_PARAMETRO = planilhaDe(PARAMETRO, {
  titulo: 'Parâmetros',
  chave: ['codigo', 'vigenciaInicio'],
  leitores: { situacao },
});

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
