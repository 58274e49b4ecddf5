import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { mudouNoCadastro } from '#lib/portal/codecs/operador-do-cadastro.ts';
import { ladoALado } from '#lib/portal/codecs/operador-json.ts';
import type { OperadorNoPortalConsulta } from '#lib/portal/contracts/operador-no-portal-consulta.ts';
import type {
  ListaDeOperadores,
  OperadorNoPortal,
  OperadorNoPortalResumo,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { DadosDoCadastro } from '#lib/portal/domain/operador-no-portal.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { agoraDe, nossoDe } from './dados-do-operador.ts';
import { recusaDaNovaVersao, semMudancaDe, situacaoQueridaDe } from './operator-change.ts';
import {
  doImportador,
  doRedator,
  filtrosDoPreparo,
  NOMES_DO_PREPARO,
  preparedList,
  resumoDoPreparo,
} from './prepared-list.ts';
import { daRaizDe, preparoRepository } from './preparo-repository.ts';

export type LinhaDoOperador = typeof portalOperador.$inferSelect;
type Fornecedor = typeof fornecedor.$inferSelect;
type Onde = Pick<LinhaDoOperador, 'ambiente' | 'raiz'>;

/** An operator with what its supplier says now, and the version of the supplier that says it. */
export interface OperadorComCadastro extends LinhaDoOperador {
  agora: DadosDoCadastro;
  versaoDoFornecedor: number;
}

/** The foreign operators that are prepared here. */
export function operadorRepository(tx: Database, empresaId: string) {
  const condicaoDoOperador = (id: string) => and(eq(portalOperador.empresaId, empresaId), eq(portalOperador.id, id));
  const semOperador = ({ ambiente, raiz }: Onde, ids: readonly string[] | null) =>
    and(
      eq(fornecedor.empresaId, empresaId),
      isNull(fornecedor.excluidoEm),
      // Of Brazil nobody is a foreign operator; who names one all the same is told why not.
      ids ? inArray(fornecedor.id, [...ids]) : notInArray(fornecedor.paisCodigo, [BRASIL]),
      notExists(
        tx
          .select({ um: sql`1` })
          .from(portalOperador)
          .where(
            and(
              eq(portalOperador.empresaId, empresaId),
              eq(portalOperador.fornecedorId, fornecedor.id),
              eq(portalOperador.ambiente, ambiente),
              eq(portalOperador.raiz, raiz),
              isNull(portalOperador.excluidoEm),
            ),
          ),
      ),
    );
  const lidos = () =>
    tx
      .select({
        ...getTableColumns(portalOperador),
        comparacao: COMPARADO,
        fornecedor: getTableColumns(fornecedor),
        ...NOMES_DO_PREPARO,
      })
      .from(portalOperador)
      .innerJoin(fornecedor, DO_OPERADOR)
      .innerJoin(importador, doImportador(portalOperador))
      .innerJoin(usuario, doRedator(portalOperador));
  const siglas = () => referenciaRepository(tx, empresaId).siglas('Pais');
  const linhas = preparoRepository(tx, empresaId, portalOperador);

  return {
    ...linhas,
    ...preparedList<OperadorNoPortalConsulta, Lida, OperadorNoPortalResumo>(tx, empresaId, portalOperador, {
      filtro: ({ fornecedorId, codigoPais, ...filtros }) =>
        and(
          filtrosDoPreparo(portalOperador, empresaId, filtros, COMPARADO),
          whenGiven(fornecedorId, (valor) => eq(portalOperador.fornecedorId, valor)),
          whenGiven(codigoPais, (valor) => eq(portalOperador.codigoPais, valor)),
        ),
      ordenaveis: ORDENAVEIS,
      comparada: { por: COMPARADO, tabela: fornecedor, onde: DO_OPERADOR },
      lidas: lidos,
      async mostrar(linhas) {
        const paises = await siglas();
        return linhas.map((linha) => resumoDe(linha, paises));
      },
    }),

    /** With the names of who did what, as `quem` sees it. */
    async ler(id: string, quem: string): Promise<OperadorNoPortal | null> {
      const [linha] = await lidos().where(condicaoDoOperador(id));
      if (!linha) return null;
      const paises = await siglas();
      const resumo = resumoDe(linha, paises);
      const { noPortal, logradouro, nomeCidade, codigoSubdivisaoPais, cep, email, identificacoesAdicionais } = linha;
      return {
        ...resumo,
        ...(await linhas.inteiro(linha, quem)),
        logradouro,
        nomeCidade,
        codigoSubdivisaoPais,
        cep,
        email,
        identificacoesAdicionais: [...identificacoesAdicionais],
        lados:
          noPortal && ladoALado(nossoDe(linha, agoraDe(linha.fornecedor, paises)), noPortal, situacaoQueridaDe(linha)),
        vistoEm: noPortal ? ((linha.comparadoEm ?? linha.respondidoEm)?.toISOString() ?? null) : null,
        semMudanca: semMudancaDe(linha),
        semNovaVersao: recusaDaNovaVersao(linha, resumo.mudouNoCadastro),
      };
    },

    /** Reads the operators of a root, each with what its supplier says now. */
    async comCadastro(onde: Onde, mais?: SQL): Promise<OperadorComCadastro[]> {
      const paises = await siglas();
      const lidas = await tx
        .select({ operador: portalOperador, fornecedor })
        .from(portalOperador)
        .innerJoin(fornecedor, DO_OPERADOR)
        .where(and(daRaizDe(portalOperador, empresaId, onde), mais))
        .orderBy(asc(portalOperador.id));
      return lidas.map((lida) => ({
        ...lida.operador,
        agora: agoraDe(lida.fornecedor, paises),
        versaoDoFornecedor: lida.fornecedor.versao,
      }));
    },

    /** Suppliers in use that have no operator of this root, or those of `ids` that have none. */
    async fornecedoresSemOperador(onde: Onde, ids: readonly string[] | null): Promise<Fornecedor[]> {
      return tx
        .select()
        .from(fornecedor)
        .where(semOperador(onde, ids))
        .orderBy(asc(fornecedor.chave), asc(fornecedor.id));
    },

    /** How many suppliers have none, and the names of the first of them. */
    async semRascunho(onde: Onde): Promise<Pick<ListaDeOperadores, 'semOperador'>> {
      const nomes = await tx
        .select({ nome: fornecedor.razaoSocial })
        .from(fornecedor)
        .where(semOperador(onde, null))
        .orderBy(asc(fornecedor.chave), asc(fornecedor.id))
        .limit(NOMES_SEM_OPERADOR);
      const quantos = await tx.$count(fornecedor, semOperador(onde, null));
      return { semOperador: { quantos, nomes: nomes.map(({ nome }) => nome) } };
    },

    /** Whose code and version the Portal gave, of these suppliers: nothing on its way, in doubt or out of use. */
    async ligados(raiz: string, fornecedores: readonly string[]) {
      if (fornecedores.length === 0) return [];
      const { fornecedorId, ambiente, codigo, versaoNoPortal, codigoPais } = portalOperador;
      return tx
        .select({ fornecedorId, ambiente, codigo, versao: versaoNoPortal, codigoPais })
        .from(portalOperador)
        .where(
          and(
            eq(portalOperador.empresaId, empresaId),
            eq(portalOperador.raiz, raiz),
            inArray(portalOperador.fornecedorId, [...fornecedores]),
            isNotNull(codigo),
            isNotNull(versaoNoPortal),
            eq(portalOperador.situacaoNoPortal, 'ATIVADO'),
            notInArray(portalOperador.situacao, ['ENVIANDO', 'INCERTO']),
          ),
        )
        .orderBy(asc(ambiente), asc(portalOperador.id));
    },
  };
}

type Lida = LinhaDoOperador & { fornecedor: Fornecedor; importador: string; redator: string };

function resumoDe(linha: Lida, paises: ReadonlyMap<string, string>): OperadorNoPortalResumo {
  const { nome, tin, codigoPais, comparacao } = linha;
  const resumo = resumoDoPreparo(linha);
  return {
    ...resumo,
    nome,
    tin,
    codigoPais,
    fornecedor: { id: linha.fornecedorId, nome: linha.fornecedor.razaoSocial },
    mudouNoCadastro: mudouNoCadastro(linha.cadastro, agoraDe(linha.fornecedor, paises)),
    comparadoEm: comparacao ? resumo.comparadoEm : null,
  };
}

const DO_OPERADOR = and(
  eq(fornecedor.empresaId, portalOperador.empresaId),
  eq(fornecedor.id, portalOperador.fornecedorId),
);
/** A comparison is of one version of the supplier: with another, nothing was compared. */
const COMPARADO = sql<
  LinhaDoOperador['comparacao']
>`case when ${portalOperador.cadastroVersao} = ${fornecedor.versao} then ${portalOperador.comparacao} end`;
const ORDENAVEIS = {
  // The words of the search begin with the name, without accents.
  nome: portalOperador.busca,
  codigoPais: portalOperador.codigoPais,
  redigidoEm: portalOperador.redigidoEm,
};
/** Siscomex code. */
const BRASIL = '105';
const NOMES_SEM_OPERADOR = 200;
