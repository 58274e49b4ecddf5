import { and, asc, eq, getTableColumns, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { mudancasDoProduto } from '#lib/portal/codecs/produto-json.ts';
import type {
  ListaDoCatalogo,
  ProdutoNoPortal,
  ProdutoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { ProdutoNoPortalConsulta } from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalAtributos } from '#server/platform/db/schema/portal-questions.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import {
  doImportador,
  doRedator,
  filtrosDoPreparo,
  NOMES_DO_PREPARO,
  preparedList,
  resumoDoPreparo,
} from './prepared-list.ts';
import { preparoRepository } from './preparo-repository.ts';

export type LinhaDoProduto = typeof portalProduto.$inferSelect;
export type MudancaDoProduto = Partial<typeof portalProduto.$inferInsert>;

/** The products of the catalogue that are prepared here. */
export function produtoRepository(tx: Database, empresaId: string) {
  const condicaoDoProduto = (id: string) => and(eq(portalProduto.empresaId, empresaId), eq(portalProduto.id, id));
  const semProduto = ({ ambiente, raiz }: Pick<LinhaDoProduto, 'ambiente' | 'raiz'>, ids: string[] | null) => {
    const condicao = and(
      eq(portalProduto.empresaId, empresaId),
      eq(portalProduto.itemId, itemCadastrado.id),
      eq(portalProduto.ambiente, ambiente),
      eq(portalProduto.raiz, raiz),
      isNull(portalProduto.excluidoEm),
    );
    return and(
      eq(itemCadastrado.empresaId, empresaId),
      isNull(itemCadastrado.excluidoEm),
      ids ? inArray(itemCadastrado.id, ids) : eq(itemCadastrado.origem, 'IMPORTADO'),
      notExists(tx.select({ um: sql`1` }).from(portalProduto).where(condicao)),
    );
  };
  const lidos = () =>
    tx
      .select({
        ...getTableColumns(portalProduto),
        partNumber: itemCadastrado.partNumber,
        ...NOMES_DO_PREPARO,
      })
      .from(portalProduto)
      .innerJoin(
        itemCadastrado,
        and(eq(itemCadastrado.empresaId, portalProduto.empresaId), eq(itemCadastrado.id, portalProduto.itemId)),
      )
      .innerJoin(importador, doImportador(portalProduto))
      .innerJoin(usuario, doRedator(portalProduto));
  const linhas = preparoRepository(tx, empresaId, portalProduto);

  return {
    ...linhas,
    ...preparedList<ProdutoNoPortalConsulta, Lida, ProdutoNoPortalResumo>(tx, empresaId, portalProduto, {
      filtro: ({ itemId, ncm, ...filtros }) =>
        and(
          filtrosDoPreparo(portalProduto, empresaId, filtros),
          whenGiven(itemId, (valor) => eq(portalProduto.itemId, valor)),
          whenGiven(ncm, (valor) => eq(portalProduto.ncm, valor)),
        ),
      ordenaveis: ORDENAVEIS,
      lidas: lidos,
      mostrar: async (linhas) => linhas.map(resumoDe),
    }),

    /** With the names of who did what, as `quem` sees it. */
    async ler(id: string, quem: string): Promise<ProdutoNoPortal | null> {
      const [linha] = await lidos().where(condicaoDoProduto(id));
      if (!linha) return null;
      const { descricao, modalidade, valores, diferencas, vigente } = linha;
      return {
        ...resumoDe(linha),
        ...(await linhas.inteiro(linha, quem)),
        descricao,
        modalidade,
        diferencas,
        valores: valores as ProdutoNoPortal['valores'],
        mudancas: vigente && mudancasDoProduto(linha, vigente),
        atributos: await this.atributosDa(linha.ambiente, linha.ncm),
      };
    },

    /** The last answer about the attributes of a NCM in an environment; null while there is none. */
    async atributosDa(ambiente: AmbienteDoPortal, ncm: string) {
      const [achada] = await tx
        .select({ id: portalAtributos.id, em: portalAtributos.olhadaEm, sha256: arquivo.sha256 })
        .from(portalAtributos)
        .innerJoin(
          arquivo,
          and(eq(arquivo.empresaId, portalAtributos.empresaId), eq(arquivo.id, portalAtributos.arquivoId)),
        )
        .where(
          and(
            eq(portalAtributos.empresaId, empresaId),
            eq(portalAtributos.ambiente, ambiente),
            eq(portalAtributos.ncm, ncm),
          ),
        );
      return achada?.em ? { id: achada.id, sha256: achada.sha256, em: achada.em.toISOString() } : null;
    },

    /** Imported items in use that have no product of this root, or those of `ids` that have none. */
    async itensSemProduto(onde: Pick<LinhaDoProduto, 'ambiente' | 'raiz'>, ids: string[] | null) {
      return tx
        .select()
        .from(itemCadastrado)
        .where(semProduto(onde, ids))
        .orderBy(asc(itemCadastrado.partNumber), asc(itemCadastrado.id));
    },

    async semRascunho(
      onde: Pick<LinhaDoProduto, 'ambiente' | 'raiz'>,
    ): Promise<Pick<ListaDoCatalogo, 'itensSemProduto'>> {
      return { itensSemProduto: await tx.$count(itemCadastrado, semProduto(onde, null)) };
    },
  };
}

type Lida = LinhaDoProduto & { partNumber: string; importador: string; redator: string };

function resumoDe(linha: Lida): ProdutoNoPortalResumo {
  const { denominacao, ncm, versaoVista, situacaoVista } = linha;
  return {
    ...resumoDoPreparo(linha),
    denominacao,
    ncm,
    versaoVista,
    situacaoVista,
    item: { id: linha.itemId, partNumber: linha.partNumber },
  };
}

const ORDENAVEIS = {
  codigoInterno: portalProduto.codigoInterno,
  denominacao: withoutAccents(portalProduto.denominacao),
  ncm: portalProduto.ncm,
  redigidoEm: portalProduto.redigidoEm,
};
