import { and, asc, eq, getTableColumns, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { mudancasDoProduto } from '#lib/portal/codecs/produto-json.ts';
import type {
  ListaDoCatalogo,
  ProdutoNoPortal,
  ProdutoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { ProdutoNoPortalConsulta } from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { arquivo, usuario } from '#server/platform/db/schema/core.ts';
import { portalAtributos } from '#server/platform/db/schema/portal.ts';
import { preparedList } from './prepared-list.ts';
import { filtrosDoPreparo, podeRevisar, preparoRepository, resumoDoPreparo } from './preparo-repository.ts';

export type LinhaDoProduto = typeof portalProduto.$inferSelect;
export type MudancaDoProduto = Partial<typeof portalProduto.$inferInsert>;

/** The products of the catalogue that are prepared here. */
export function produtoRepository(tx: Database, empresaId: string) {
  const este = (id: string) => and(eq(portalProduto.empresaId, empresaId), eq(portalProduto.id, id));
  const semProduto = ({ ambiente, raiz }: Pick<LinhaDoProduto, 'ambiente' | 'raiz'>, ids: string[] | null) => {
    const deste = and(
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
      notExists(tx.select({ um: sql`1` }).from(portalProduto).where(deste)),
    );
  };
  const lidos = () =>
    tx
      .select({
        ...getTableColumns(portalProduto),
        partNumber: itemCadastrado.partNumber,
        importador: sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`,
        redator: usuario.nome,
      })
      .from(portalProduto)
      .innerJoin(
        itemCadastrado,
        and(eq(itemCadastrado.empresaId, portalProduto.empresaId), eq(itemCadastrado.id, portalProduto.itemId)),
      )
      .innerJoin(
        importador,
        and(eq(importador.empresaId, portalProduto.empresaId), eq(importador.id, portalProduto.importadorId)),
      )
      .innerJoin(
        usuario,
        and(eq(usuario.empresaId, portalProduto.empresaId), eq(usuario.id, portalProduto.redigidoPor)),
      );

  return {
    ...preparoRepository(tx, empresaId, portalProduto),
    ...preparedList<ProdutoNoPortalConsulta, Lida, ProdutoNoPortalResumo>(tx, empresaId, portalProduto, {
      filtro: ({ itemId, ncm, ...filtros }) =>
        and(
          filtrosDoPreparo(portalProduto, empresaId, filtros),
          whenGiven(itemId, (qual) => eq(portalProduto.itemId, qual)),
          whenGiven(ncm, (qual) => eq(portalProduto.ncm, qual)),
        ),
      ordenaveis: ORDENAVEIS,
      lidas: lidos,
      mostrar: async (linhas) => linhas.map(resumoDe),
    }),

    /** With the names of who did what, as `quem` sees it. */
    async ler(id: string, quem: string): Promise<ProdutoNoPortal | null> {
      const [linha] = await lidos().where(este(id));
      if (!linha) return null;
      const { catalogoPedeSegundaPessoa: pedeSegundaPessoa } = await companyRepository(tx, empresaId).ler();
      const { descricao, modalidade, valores, etapa, problemas, diferencas, sha256 } = linha;
      const { vigente, versaoBase } = linha;
      return {
        ...resumoDe(linha),
        descricao,
        modalidade,
        etapa,
        problemas,
        diferencas,
        sha256,
        valores: valores as ProdutoNoPortal['valores'],
        alteradoEm: linha.redigidoEm.toISOString(),
        alteradoPor: linha.redator,
        ...(await this.feitos(linha)),
        respondidoEm: linha.respondidoEm?.toISOString() ?? null,
        possoRevisar: linha.situacao === 'EM_REVISAO' && podeRevisar(linha, quem, pedeSegundaPessoa),
        pedeSegundaPessoa,
        versaoBase,
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
