import { eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type TabelaConsulta, tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import {
  contratoDaTabela,
  type LinhaDeTabela,
  type LinhaDeTabelaNova,
  linhaDoLookup,
  TABELA_COLUNAS,
} from '#lib/registros/tabela.ts';
import { today } from '#server/platform/clock.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { recordOfRow } from '#server/platform/records/record-read.ts';
import { type LinhaDeReferencia, referenciaRepository } from './referencia-repository.ts';
import { type FormaDaTabela, tabelaRepository } from './tabela-repository.ts';

/** Builds the cadastro of a simple table, such as countries or URFs. The tables differ only in the form of their codes. */
export function cadastroDaTabela(tabela: TabelaSimples) {
  return cadastroDe({
    recurso: tabela,
    este: TABELAS[tabela].este,
    plural: TABELAS[tabela].titulo,
    contrato: contratoDaTabela(tabela),
    consulta: tabelaConsulta,
    colunas: TABELA_COLUNAS,
    repositorio: (tx, empresaId) => tabelaRepository(tx, empresaId, formaDe(tabela)),
  });
}

export const lookupsDasTabelas: FastifyPluginAsyncZod = async (app) => {
  for (const tabela of COM_LOOKUP) {
    app.get(
      `/${tabela}/GetByQ`,
      {
        schema: {
          tags: [tabela],
          summary: 'Linhas por um pedaço do código, do nome ou da sigla; da NCM, só as que estão em vigor',
          querystring: consultaDeLookup,
          response: { 200: z.array(linhaDoLookup) },
        },
      },
      async ({ quem, query }) =>
        referenciaRepository(app.cais.db, quem.empresaId).procurar(tabela, query.q, today(app.cais.relogio)),
    );
  }
};

const COM_LOOKUP = ['Ncm', 'Pais', 'Urf', 'Recinto', 'Unidade', 'Incoterm', 'MoedaSiscomex'] as const;

function formaDe(tabela: TabelaSimples): FormaDaTabela<TabelaConsulta, LinhaDeTabelaNova, LinhaDeTabela> {
  return {
    tabela,
    colunas: (campos) => campos,
    lido: linhaDeTabela,
    filtros: (todas, { codigo, situacao, origem }) => [
      whenGiven(codigo, (qual) => eq(todas.codigo, qual)),
      whenGiven(situacao, (qual) =>
        // A row with any part to be confirmed counts as to be confirmed.
        qual === 'VERIFICADO' ? verificada(todas) : not(verificada(todas)),
      ),
      whenGiven(origem, (qual) => eq(todas.origem, qual)),
    ],
    ordenaveis: ({ codigo, nome, sigla, situacao, origem }) => ({
      codigo,
      nome,
      sigla,
      situacao,
      origem: sql`${origem}`,
    }),
  };
}

function verificada({ situacao, aConfirmar }: Record<'situacao' | 'aConfirmar', SQLWrapper>): SQL {
  return sql`(${situacao} = 'VERIFICADO' and cardinality(${aConfirmar}) = 0)`;
}

function linhaDeTabela(linha: LinhaDeReferencia): LinhaDeTabela {
  const { origem, codigo, nome, sigla, fonte, situacao, aConfirmar } = linha;
  return { ...recordOfRow(linha), origem, codigo, nome, sigla, fonte, situacao, aConfirmar };
}
