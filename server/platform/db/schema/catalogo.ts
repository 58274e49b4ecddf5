import { sql } from 'drizzle-orm';
import { char, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import type { OperadorSoLa } from '#lib/portal/domain/operador-no-portal.ts';
import type { ListaDoPortal, SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';
import type { EnvioAnterior } from '#lib/portal/domain/preparo-no-portal.ts';
import type {
  ModalidadeDoProduto,
  ProdutoSoLa,
  ProdutoVigente,
  ValoresDoProduto,
} from '#lib/portal/domain/produto-no-portal.ts';
import { importador, itemCadastrado } from './cadastros.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { portalOperador } from './operadores.ts';
import { portalCredencial } from './portal.ts';
import { preparedColumns, preparedKeys } from './prepared-columns.ts';
import { arquivo } from './records.ts';

/** An item as a product of the Portal's catalogue: one row an item, root of the importer's CNPJ and environment. */
export const portalProduto = pgTable(
  'portal_produto',
  {
    ...preparedColumns,
    itemId: uuid().notNull(),
    denominacao: text().notNull(),
    descricao: text(),
    ncm: char({ length: 8 }).notNull(),
    modalidade: text().$type<ModalidadeDoProduto>().notNull(),
    valores: jsonb().$type<ValoresDoProduto>().notNull(),
    /** Version and state in that list; a version newer than ours was made by somebody else. */
    versaoVista: text(),
    situacaoVista: text(),
    vigente: jsonb().$type<ProdutoVigente>(),
  },
  (t) => [
    ...preparedKeys(t),
    uniqueIndex('portal_produto_do_item').on(t.empresaId, t.ambiente, t.raiz, t.itemId).where(sql`excluido_em is null`),
    uniqueIndex('portal_produto_codigo_interno')
      .on(t.empresaId, t.ambiente, t.raiz, t.codigoInterno)
      .where(sql`excluido_em is null`),
    uniqueIndex('portal_produto_codigo').on(t.empresaId, t.ambiente, t.raiz, t.codigo).where(sql`codigo is not null`),
    index('portal_produto_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_produto_situacao').on(t.empresaId, t.situacao, t.redigidoEm),
    index('portal_produto_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.itemId, itemCadastrado),
  ],
);

/** The link of a product of the Portal's catalogue to who makes it: one row a product and maker. `codigo` is the key of the link there. */
export const portalFabricante = pgTable(
  'portal_fabricante',
  {
    ...preparedColumns,
    produtoId: uuid().notNull(),
    /** The foreign operator that is the maker here; without it `operadorCodigo` may name one that the Portal alone has. */
    operadorId: uuid(),
    operadorCodigo: text(),
    /** CPF or CNPJ of a maker of Brazil. Without any of the three the maker is not known. */
    cpfCnpj: text(),
    /** ISO 3166-1, two letters. */
    codigoPais: char({ length: 2 }).notNull(),
    /** Which of them it is, as one text. */
    quem: text().notNull(),
    vigente: jsonb().$type<EnvioAnterior>(),
  },
  (t) => [
    ...preparedKeys(t),
    uniqueIndex('portal_fabricante_do_produto')
      .on(t.empresaId, t.produtoId, t.quem, t.codigoPais)
      .where(sql`excluido_em is null`),
    index('portal_fabricante_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_fabricante_situacao').on(t.empresaId, t.situacao, t.redigidoEm),
    index('portal_fabricante_da_raiz').on(t.empresaId, t.ambiente, t.raiz),
    index('portal_fabricante_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.produtoId, portalProduto),
    companyKey(t, t.operadorId, portalOperador),
  ],
);

/** The Portal's whole list of products, of foreign operators or of links to makers, of one root in an environment, asked for by a person; one row, whoever asked last. */
export const portalCatalogo = pgTable(
  'portal_catalogo',
  {
    empresaId: empresaId(),
    id: id(),
    deQue: text().$type<ListaDoPortal>().notNull().default('PRODUTOS'),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    raiz: char({ length: 8 }).notNull(),
    importadorId: uuid().notNull(),
    credencialId: uuid().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    proximaEm: instante(),
    /** The last answer that was kept; a refusal leaves the former one. */
    olhadaEm: instante(),
    arquivoId: uuid(),
    /** Products or operators of that answer; null before the first. */
    noPortal: integer(),
    soLa: jsonb().$type<(ProdutoSoLa | OperadorSoLa | VinculoDoPortal)[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_catalogo_da_raiz').on(t.empresaId, t.ambiente, t.raiz, t.deQue),
    index('portal_catalogo_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** An answer about a product, a foreign operator, a link to a maker or the list of a root, kept as it came. */
export const portalCatalogoResposta = pgTable(
  'portal_catalogo_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    /** Of a product, an operator, a link or a list: of one of them. */
    produtoId: uuid(),
    operadorId: uuid(),
    fabricanteId: uuid(),
    catalogoId: uuid(),
    credencialId: uuid().notNull(),
    funcao: text().notNull(),
    status: integer().notNull(),
    /** Null for an answer without a body. */
    arquivoId: uuid(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_catalogo_resposta_do_produto').on(t.empresaId, t.produtoId, t.em),
    index('portal_catalogo_resposta_do_operador').on(t.empresaId, t.operadorId, t.em),
    index('portal_catalogo_resposta_do_fabricante').on(t.empresaId, t.fabricanteId, t.em),
    index('portal_catalogo_resposta_da_credencial').on(t.empresaId, t.credencialId, t.em),
    companyKey(t, t.produtoId, portalProduto),
    companyKey(t, t.operadorId, portalOperador),
    companyKey(t, t.fabricanteId, portalFabricante),
    companyKey(t, t.catalogoId, portalCatalogo),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.arquivoId, arquivo),
  ],
);
