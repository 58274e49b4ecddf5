import type { NcmLida } from '#lib/contracts/cadastros/ncm.ts';
import type { LinhaDeTabela } from '#lib/contracts/cadastros/tabela.ts';
import type { ParametroLido } from '#lib/contracts/parametros/parametro.ts';
import { NOME_ORIGEM_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { situacaoPorExtenso } from '#lib/domain/cadastros/tabelas.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { colunasDe, DA_ALTERACAO_SEM_ORDEM } from '#lib/registros/colunas-de.ts';
import { NCM } from '#lib/registros/ncm.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { linhaDaTabela } from '#lib/registros/tabela.ts';

type DeReferencia = Pick<LinhaDeTabela, 'origem' | 'alteradoEm' | 'alteradoPor'>;

/** Whether a row is shipped with Cais or belongs to the company. */
const DE_REFERENCIA: readonly ColunaDeLista<DeReferencia>[] = [
  {
    campo: 'origem',
    titulo: 'Origem',
    tipo: 'opcao',
    opcoes: NOME_ORIGEM_PARAMETRO,
    ordenavel: true,
    padrao: true,
    caracteres: 12,
  },
  ...DA_ALTERACAO_SEM_ORDEM,
];

/** Columns of every table; a table without siglas leaves that column empty. */
export const TABELA_COLUNAS = colunasDe<LinhaDeTabela>(linhaDaTabela('Pais'), {
  proprias: [
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
    ...DE_REFERENCIA,
  ],
});

export const NCM_COLUNAS = colunasDe<NcmLida>(NCM, { proprias: DE_REFERENCIA });

export const PARAMETRO_COLUNAS = colunasDe<ParametroLido>(PARAMETRO, { proprias: DE_REFERENCIA });
