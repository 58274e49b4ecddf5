import { and, eq, getTableColumns, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FabricanteNoPortalConsulta } from '#lib/portal/contracts/fabricante-no-portal-consulta.ts';
import type { FabricanteNoPortal, ListaDeFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { DESVINCULADO, type TipoDeFabricante, type VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { fornecedor, importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { portalFabricante, portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import {
  doImportador,
  doRedator,
  filtrosDoPreparo,
  NOMES_DO_PREPARO,
  preparedList,
  resumoDoPreparo,
} from './prepared-list.ts';
import { daRaizDe, podeRevisar, preparoRepository } from './preparo-repository.ts';

export type LinhaDoFabricante = typeof portalFabricante.$inferSelect;
type Onde = Pick<LinhaDoFabricante, 'ambiente' | 'raiz'>;

/** A link with the codes that the Portal gave its two sides; null while one has none. */
export interface FabricanteComCodigos extends LinhaDoFabricante {
  vinculo: VinculoDoPortal | null;
  /** Why it cannot be sent yet; null when it can. */
  falta: string | null;
}

/** The links of products to makers that are prepared here. */
export function fabricanteRepository(tx: Database, empresaId: string) {
  const lidos = () =>
    tx
      .select({
        ...getTableColumns(portalFabricante),
        produto: { denominacao: portalProduto.denominacao, codigo: portalProduto.codigo },
        tipo: TIPO,
        operador: {
          nome: portalOperador.nome,
          codigo: portalOperador.codigo,
          fornecedorId: portalOperador.fornecedorId,
        },
        idDoItem: FABRICANTE_DO_ITEM,
        cpfCnpjDoItem: fabricanteDoItem.identificacaoFiscal,
        ...NOMES_DO_PREPARO,
      })
      .from(portalFabricante)
      .innerJoin(portalProduto, DO_PRODUTO)
      .innerJoin(
        itemCadastrado,
        and(eq(itemCadastrado.empresaId, portalProduto.empresaId), eq(itemCadastrado.id, portalProduto.itemId)),
      )
      .leftJoin(
        fornecedorDoItem,
        and(
          eq(fornecedorDoItem.empresaId, itemCadastrado.empresaId),
          eq(fornecedorDoItem.id, itemCadastrado.fornecedorPadraoId),
        ),
      )
      .leftJoin(
        fabricanteDoItem,
        and(eq(fabricanteDoItem.empresaId, itemCadastrado.empresaId), eq(fabricanteDoItem.id, FABRICANTE_DO_ITEM)),
      )
      .leftJoin(portalOperador, DO_OPERADOR)
      .innerJoin(importador, doImportador(portalFabricante))
      .innerJoin(usuario, doRedator(portalFabricante));
  const lista = preparedList<FabricanteNoPortalConsulta, Lida, FabricanteNoPortal>(tx, empresaId, portalFabricante, {
    filtro: ({ produtoId, tipo, ...filtros }) =>
      and(
        filtrosDoPreparo(portalFabricante, empresaId, filtros),
        whenGiven(produtoId, (valor) => eq(portalFabricante.produtoId, valor)),
        whenGiven(tipo, (valor) => eq(TIPO, valor)),
      ),
    ordenaveis: ORDENAVEIS,
    lidas: lidos,
    async mostrar(linhas, quem) {
      const { catalogoPedeSegundaPessoa: segunda } = await companyRepository(tx, empresaId).ler();
      return linhas.map((linha) => ({
        ...resumoDe(linha),
        possoRevisar: linha.situacao === 'EM_REVISAO' && podeRevisar(linha, quem, segunda),
      }));
    },
  });

  return {
    ...preparoRepository(tx, empresaId, portalFabricante),
    ...lista,

    async ler(id: string, quem: string): Promise<FabricanteNoPortal | null> {
      const [lido] = await lista.porIds([id], quem);
      return lido ?? null;
    },

    /** Reads links of a root, each with the codes of its two sides. */
    async comCodigos(onde: Onde, mais?: SQL): Promise<FabricanteComCodigos[]> {
      const linhas = await tx
        .select({ fabricante: portalFabricante, produto: portalProduto, operador: portalOperador })
        .from(portalFabricante)
        .innerJoin(portalProduto, DO_PRODUTO)
        .leftJoin(portalOperador, DO_OPERADOR)
        .where(and(daRaizDe(portalFabricante, empresaId, onde), mais))
        .orderBy(portalFabricante.id);
      return linhas.map(({ fabricante, produto, operador }) => ({
        ...fabricante,
        vinculo: vinculoDe(fabricante, produto.codigo, operador?.codigo ?? null),
        falta: faltaDe(fabricante, produto, operador),
      }));
    },

    /** How the maker of a link is called. */
    async nomeDe({ id }: Pick<LinhaDoFabricante, 'id'>): Promise<string> {
      const [linha] = await lidos().where(and(eq(portalFabricante.empresaId, empresaId), eq(portalFabricante.id, id)));
      return linha ? `${nomeDe(linha)} (${linha.codigoPais})` : '';
    },

    /** How many products that the Portal has are linked to nobody here. */
    async semRascunho(onde: Onde): Promise<Pick<ListaDeFabricantes, 'semFabricante'>> {
      const condicao = and(
        eq(portalFabricante.empresaId, empresaId),
        eq(portalFabricante.produtoId, portalProduto.id),
        isNull(portalFabricante.excluidoEm),
      );
      const sem = notExists(tx.select({ um: sql`1` }).from(portalFabricante).where(condicao));
      const noPortal = and(daRaizDe(portalProduto, empresaId, onde), isNotNull(portalProduto.codigo), sem);
      return { semFabricante: await tx.$count(portalProduto, noPortal) };
    },
  };
}

/** The link by the names of the Portal; null while the Portal gave one of its sides no code. */
function vinculoDe(
  { operadorId, operadorCodigo, cpfCnpj, codigoPais }: LinhaDoFabricante,
  codigoProduto: string | null,
  doOperador: string | null,
): VinculoDoPortal | null {
  const codigoOperador = operadorCodigo ?? doOperador;
  if (codigoProduto === null || (operadorId !== null && codigoOperador === null)) return null;
  return { codigoProduto, codigoOperador, cpfCnpj, codigoPais };
}

function faltaDe(
  { operadorId }: LinhaDoFabricante,
  produto: Pick<typeof portalProduto.$inferSelect, 'codigo' | 'situacaoNoPortal' | 'excluidoEm'>,
  operador: Pick<typeof portalOperador.$inferSelect, 'codigo' | 'situacaoNoPortal'> | null,
): string | null {
  if (produto.codigo === null || produto.excluidoEm) return 'O produto ainda não está no Portal: envie-o antes.';
  if (produto.situacaoNoPortal === 'DESATIVADO') return 'O produto está desativado no Portal.';
  if (operadorId === null) return null;
  if (!operador?.codigo) return 'O operador estrangeiro ainda não está no Portal: envie-o antes.';
  return operador.situacaoNoPortal === 'DESATIVADO' ? 'O operador estrangeiro está desativado no Portal.' : null;
}

/** Why it is not unlinked; null where it may be. */
export function recusaDeDesvincular({
  situacao,
  situacaoNoPortal,
  ato,
}: Pick<LinhaDoFabricante, 'situacao' | 'situacaoNoPortal' | 'ato'>): string | null {
  if (situacao !== 'ENVIADO') {
    return ato === 'DESATIVAR'
      ? 'A desvinculação já está em preparo.'
      : 'Só se desvincula o que está vinculado no Portal.';
  }
  return situacaoNoPortal === DESVINCULADO ? 'Já está desvinculado no Portal.' : null;
}

interface Lida extends LinhaDoFabricante {
  produto: { denominacao: string; codigo: string | null };
  tipo: TipoDeFabricante;
  operador: { nome: string; codigo: string | null; fornecedorId: string } | null;
  /** Of the maker that the item has. */
  idDoItem: string | null;
  cpfCnpjDoItem: string | null;
  importador: string;
  redator: string;
}

function resumoDe(linha: Lida): Omit<FabricanteNoPortal, 'possoRevisar'> {
  const { etapa, versaoBase, problemas, tipo, operador, operadorId, cpfCnpj, codigoPais } = linha;
  return {
    ...resumoDoPreparo(linha),
    etapa,
    versaoBase,
    problemas,
    tipo,
    operadorId,
    cpfCnpj,
    codigoPais,
    produto: { id: linha.produtoId, ...linha.produto },
    nome: nomeDe(linha),
    codigoOperador: linha.operadorCodigo ?? operador?.codigo ?? null,
    doItem: ehDoItem(linha),
    semMudanca: recusaDeDesvincular(linha),
  };
}

function nomeDe({ tipo, operador, operadorCodigo, cpfCnpj }: Lida): string {
  if (tipo === 'DESCONHECIDO') return 'Fabricante desconhecido';
  return operador?.nome ?? operadorCodigo ?? cpfCnpj ?? '';
}

function ehDoItem({ tipo, operador, cpfCnpj, idDoItem, cpfCnpjDoItem }: Lida): boolean {
  if (tipo === 'DESCONHECIDO') return idDoItem === null;
  if (tipo === 'NACIONAL') return cpfCnpj === cpfCnpjDoItem?.replace(/\W/g, '');
  return operador !== null && operador.fornecedorId === idDoItem;
}

const fornecedorDoItem = alias(fornecedor, 'fornecedor_do_item');
const fabricanteDoItem = alias(fornecedor, 'fabricante_do_item');
/** The maker that the cadastro of an item has; a supplier that makes what it sells is one. */
const FABRICANTE_DO_ITEM = sql<
  string | null
>`coalesce(${itemCadastrado.fabricantePadraoId}, case when ${fornecedorDoItem.papel} <> 'FORNECEDOR' then ${fornecedorDoItem.id} end)`;
const DO_PRODUTO = and(
  eq(portalProduto.empresaId, portalFabricante.empresaId),
  eq(portalProduto.id, portalFabricante.produtoId),
);
const DO_OPERADOR = and(
  eq(portalOperador.empresaId, portalFabricante.empresaId),
  eq(portalOperador.id, portalFabricante.operadorId),
);
const TIPO = sql<TipoDeFabricante>`case when ${portalFabricante.cpfCnpj} is not null then 'NACIONAL'
  when ${portalFabricante.quem} = 'DESCONHECIDO' then 'DESCONHECIDO' else 'OPERADOR' end`;
const ORDENAVEIS = {
  codigoInterno: portalFabricante.codigoInterno,
  codigoPais: portalFabricante.codigoPais,
  redigidoEm: portalFabricante.redigidoEm,
};
