import { NOME_SITUACAO_PARAMETRO, NOME_SITUACAO_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import { ESCRITAS_DE_VERIFICADO, TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { NCM } from '#lib/registros/ncm.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { linhaDaTabela } from '#lib/registros/tabela.ts';
import type { Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const texto: Leitor = { tipo: 'texto' };
/** An exported list writes which part of a verified row is unchecked; these texts are read back as VERIFICADO. */
const situacao: Leitor = {
  tipo: 'opcao',
  opcoes: NOME_SITUACAO_REFERENCIA,
  outras: ESCRITAS_DE_VERIFICADO.map((escrita) => [escrita, 'VERIFICADO'] as const),
};

/** Sheets bring the company's own rows; the official table is imported from its JSON (server/comex/cadastros/importar-ncm.ts). */
export const PLANILHA_DE_NCM = planilhaDe(
  { ...NCM, codigo: NCM.codigo.meta({ rotulo: 'Código' }) },
  {
    titulo: 'NCM',
    chave: ['codigo'],
    desempate: 'vigenciaInicio',
    leitores: { unidadeEstatistica: texto, situacao },
  },
);

/** The first day needs a column, even an empty one: a value in the wrong days is a wrong tax. */
export const PLANILHA_DE_PARAMETRO = planilhaDe(PARAMETRO, {
  titulo: 'Parâmetros',
  chave: ['codigo', 'vigenciaInicio'],
  leitores: { situacao: { tipo: 'opcao', opcoes: NOME_SITUACAO_PARAMETRO } },
});

/** The tables differ only in the form of their codes, and in whether they have letters. */
export function planilhaDaTabela(tabela: TabelaSimples): RecursoDePlanilha {
  return planilhaDe(linhaDaTabela(tabela), {
    titulo: TABELAS[tabela].titulo,
    chave: ['codigo'],
    leitores: { situacao },
  });
}
