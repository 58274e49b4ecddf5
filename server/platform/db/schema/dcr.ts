import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { BaseDeCusto, TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import type { DocumentoDeImportado, MaoDeObraMensal, MoedaDoCusto, SimNao, TipoDcr } from '#lib/domain/zfm/dcr.ts';
import type { PassoDoDcr } from '#lib/domain/zfm/passos-do-dcr.ts';
import type { ModeloDoProduto } from '#lib/domain/zfm/produto.ts';
import type { SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';
import { importador, itemCadastrado, representante } from './cadastros.ts';
import {
  aliquota,
  companyKey,
  custoUnitario,
  dia,
  empresaId,
  id,
  instante,
  percentual,
  quantidade,
  quantidadeDeInsumo,
  valorUnitario,
} from './columns.ts';
import { chaves, recordColumns, stepColumns, stepKeys } from './record-columns.ts';
import { arquivo } from './records.ts';
import { saldoLote } from './saldo.ts';

/** A product an industry of the ZFM makes: what its DCR-E begins with. */
export const produto = pgTable(
  'produto',
  {
    ...recordColumns,
    importadorId: uuid().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    unidade: text().notNull(),
    /** Kilograms of one unit. */
    pesoBruto: quantidade().notNull(),
    resolucao: text(),
    ppb: text(),
    informatica: boolean().notNull(),
    tipoCoeficiente: text().$type<TipoCoeficiente>().notNull(),
    /** Percentage points. */
    acrescimo: percentual().notNull(),
    modelos: jsonb().$type<ModeloDoProduto[]>().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('produto_codigo').on(t.empresaId, t.importadorId, t.chave).where(sql`excluido_em is null`),
    index('produto_comeco').on(t.empresaId, t.chave.op('text_pattern_ops')),
    index('produto_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.importadorId, importador),
  ],
);

/** A revision of what a product is made of. It holds from its first day until the day before the next one's. */
export const estrutura = pgTable(
  'estrutura',
  {
    ...recordColumns,
    produtoId: uuid().notNull(),
    revisao: text().notNull(),
    vigenciaInicio: dia().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('estrutura_revisao').on(t.empresaId, t.produtoId, t.chave).where(sql`excluido_em is null`),
    uniqueIndex('estrutura_vigencia').on(t.empresaId, t.produtoId, t.vigenciaInicio).where(sql`excluido_em is null`),
    index('estrutura_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.produtoId, produto),
  ],
);

export const estruturaLinha = pgTable(
  'estrutura_linha',
  {
    empresaId: empresaId(),
    id: id(),
    estruturaId: uuid().notNull(),
    /** Place in the structure, from 1. */
    ordem: integer().notNull(),
    itemId: uuid(),
    partNumber: text().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    unidade: text().notNull(),
    origem: text().$type<OrigemItem>().notNull(),
    /** Per unit of the product, before losses. */
    quantidade: quantidadeDeInsumo().notNull(),
    /** Percent of the quantity. */
    perda: numeric({ precision: 7, scale: 4 }).notNull(),
    /** Part number of the national component this imported one is a part of. */
    subDe: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('estrutura_linha_estrutura').on(t.empresaId, t.estruturaId, t.ordem),
    index('estrutura_linha_item').on(t.empresaId, t.itemId),
    companyKey(t, t.estruturaId, estrutura),
    companyKey(t, t.itemId, itemCadastrado),
  ],
);

/** An acquisition of a national input: the newest one not after the data base is what a DCR-E costs it by (IN SRF 4/1994). */
export const compraNacional = pgTable(
  'compra_nacional',
  {
    ...recordColumns,
    importadorId: uuid().notNull(),
    itemId: uuid(),
    partNumber: text().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    unidade: text().notNull(),
    nf: text().notNull(),
    serie: text(),
    fornecedorCnpj: varchar({ length: 14 }).notNull(),
    fornecedorNome: text(),
    fornecedorIe: text(),
    dataEmissao: dia().notNull(),
    moeda: text().$type<MoedaDoCusto>().notNull(),
    valorUnitario: custoUnitario().notNull(),
    /** Freight and insurance proven by their own documents, of one unit, in the same currency. */
    freteSeguroUnitario: custoUnitario().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('compra_nacional_nota')
      .on(t.empresaId, t.importadorId, t.fornecedorCnpj, t.nf, sql`coalesce(serie, '')`, t.chave)
      .where(sql`excluido_em is null`),
    index('compra_nacional_item').on(t.empresaId, t.importadorId, t.chave, t.dataEmissao),
    index('compra_nacional_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.itemId, itemCadastrado),
  ],
);

/** A DCR-E. Its figures are those the engine reckoned when it was last written; null as long as there is nothing to divide by. */
export const dcr = pgTable(
  'dcr',
  {
    ...recordColumns,
    /** As we number them: `DCR-2026-0001`. */
    processo: text().notNull(),
    situacao: text().$type<SituacaoDcr>().notNull(),
    /** Day of the last step. */
    desde: dia(),
    /** Ten digits, as the Receita gave them. */
    numero: char({ length: 10 }),
    tipo: text().$type<TipoDcr>().notNull(),
    anteriorId: uuid(),
    anteriorNumero: char({ length: 10 }),
    processoRetificador: char({ length: 17 }),
    importadorId: uuid().notNull(),
    representanteId: uuid(),
    produtoId: uuid().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    unidade: text().notNull(),
    pesoBruto: quantidade().notNull(),
    ppb: text(),
    resolucao: text(),
    informatica: boolean().notNull(),
    tipoCoeficiente: text().$type<TipoCoeficiente>().notNull(),
    acrescimo: percentual().notNull(),
    dataBase: dia().notNull(),
    /** Reais for a dollar. */
    taxaUsd: numeric({ precision: 18, scale: 6 }).notNull(),
    baseCusto: text().$type<BaseDeCusto>().notNull(),
    /** The revision it was made from, and which of its versions. */
    estruturaId: uuid(),
    estruturaVersao: integer(),
    modelos: jsonb().$type<ModeloDoProduto[]>().notNull(),
    /** US$ per unit. */
    salarios: numeric({ precision: 15, scale: 4 }).notNull(),
    encargos: numeric({ precision: 15, scale: 4 }).notNull(),
    maoDeObraMensal: jsonb().$type<MaoDeObraMensal>(),
    observacao: text(),
    ccn: valorUnitario(),
    cci: valorUnitario(),
    cmo: numeric({ precision: 15, scale: 4 }),
    coeficiente: numeric({ precision: 12, scale: 6 }),
    cra: percentual(),
    iiCheioUsd: valorUnitario(),
    iiUnitUsd: valorUnitario(),
    /** The engine that reckoned them. */
    motor: text(),
    dataTransmissao: dia(),
    dataRegistro: dia(),
    /** Last day it holds: that of the registration of whichever came after it. */
    vigenciaFim: dia(),
    /** SHA-256 of its content and figures, from the registration on. */
    hash: char({ length: 64 }),
    /** The last arquivo de conferência made of it. */
    arquivoId: uuid(),
    arquivoEm: instante(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('dcr_processo').on(t.empresaId, t.processo),
    uniqueIndex('dcr_numero').on(t.empresaId, t.numero).where(sql`numero is not null and excluido_em is null`),
    index('dcr_produto').on(t.empresaId, t.produtoId, t.situacao),
    index('dcr_importador').on(t.empresaId, t.importadorId),
    index('dcr_situacao').on(t.empresaId, t.situacao).where(sql`excluido_em is null`),
    index('dcr_anterior').on(t.empresaId, t.anteriorId),
    index('dcr_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.anteriorId, t),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.representanteId, representante),
    companyKey(t, t.produtoId, produto),
    companyKey(t, t.estruturaId, estrutura),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** A line of a DCR-E, of whichever record: 2 national, 3 imported part of a national one, 4 imported. */
export const dcrComponente = pgTable(
  'dcr_componente',
  {
    empresaId: empresaId(),
    id: id(),
    dcrId: uuid().notNull(),
    registro: smallint().$type<2 | 3 | 4>().notNull(),
    /** Its number in the file, from 1 in each record. */
    ordem: integer().notNull(),
    itemId: uuid(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    unidade: text(),
    ncm: char({ length: 8 }).notNull(),
    quantidade: quantidadeDeInsumo().notNull(),
    moeda: text().$type<MoedaDoCusto>().notNull(),
    preco: custoUnitario().notNull(),
    documento: text().$type<DocumentoDeImportado>(),
    loteId: uuid(),
    numeroDeclaracao: varchar({ length: 15 }),
    adicao: smallint(),
    item: integer(),
    nf: text(),
    serie: text(),
    cnpj: varchar({ length: 14 }),
    ie: text(),
    dataEmissao: dia(),
    aliquotaIi: aliquota(),
    suspensao: char({ length: 1 }).$type<SimNao>(),
    reduz: char({ length: 1 }).$type<SimNao>(),
    incluiBc: char({ length: 1 }).$type<SimNao>(),
    pai: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('dcr_componente_ordem').on(t.empresaId, t.dcrId, t.registro, t.ordem),
    index('dcr_componente_item').on(t.empresaId, t.itemId),
    index('dcr_componente_lote').on(t.empresaId, t.loteId),
    companyKey(t, t.dcrId, dcr),
    companyKey(t, t.itemId, itemCadastrado),
    companyKey(t, t.loteId, saldoLote),
  ],
);

/** A step of a DCR-E; one taken back stays, with who took it back. */
export const dcrPasso = pgTable(
  'dcr_passo',
  {
    ...stepColumns,
    dcrId: uuid().notNull(),
    passo: text().$type<PassoDoDcr | 'EDITAR' | 'SUCEDIDO'>().notNull(),
    situacao: text().$type<SituacaoDcr>().notNull(),
    numero: char({ length: 10 }),
    arquivoId: uuid(),
    /** Whichever came after it, where that is what moved it. */
    sucessorId: uuid(),
  },
  (t) => [
    ...stepKeys(t),
    uniqueIndex('dcr_passo_ordem').on(t.empresaId, t.dcrId, t.ordem),
    companyKey(t, t.dcrId, dcr),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.sucessorId, dcr),
  ],
);
