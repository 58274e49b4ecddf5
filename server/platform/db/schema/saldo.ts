import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { EspecieDoLote, FaltaDaReforma } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import type { PapelDeNotaOuDsi, TributosDaEntrada } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { DOCUMENTOS_DO_RAZAO, type PapelDeEntrada, type TipoDeMovimento } from '#lib/domain/zfm/saldo-insumo.ts';
import { importador, itemCadastrado } from './cadastros.ts';
import {
  aliquota,
  companyKey,
  dinheiro,
  empresaId,
  id,
  instante,
  quantidade,
  quantidadeDeInsumo,
  valorUnitario,
} from './columns.ts';
import { usuario } from './core.ts';
import { processo } from './processo.ts';
import { chaves, recordColumns } from './record-columns.ts';

/** An item of a nota of purchase or a bem of a DSI, as somebody wrote it down: it is in stock as long as it is not deleted. */
export const entradaDeInsumo = pgTable(
  'entrada_insumo',
  {
    ...recordColumns,
    importadorId: uuid().notNull(),
    itemId: uuid().notNull(),
    papel: text().$type<PapelDeNotaOuDsi>().notNull(),
    numero: varchar({ length: 15 }).notNull(),
    serie: text(),
    /** Of an opening balance. */
    adicao: smallint(),
    /** Place of the item in the nota or the adição, of the bem in the DSI, from 1. */
    lugar: integer().notNull(),
    fornecedorCnpj: varchar({ length: 14 }),
    fornecedorNome: text(),
    cfop: char({ length: 4 }),
    dataDocumento: date({ mode: 'string' }).notNull(),
    dataEntrada: date({ mode: 'string' }).notNull(),
    quantidade: quantidade().notNull(),
    /** Of the item in its declaration, for an opening balance. */
    quantidadeDeclarada: quantidade(),
    /** Of the nota, reais. */
    valorUnitario: valorUnitario(),
    /** Of the import, US$ per unit. */
    vuUsd: valorUnitario(),
    freteUsd: valorUnitario(),
    seguroUsd: valorUnitario(),
    tributos: jsonb().$type<TributosDaEntrada>().notNull(),
    /** The class of the item, and CBS and IBS in reais suspended on the whole quantity; null is unknown. */
    cClassTrib: char({ length: 6 }),
    cbsSuspensa: dinheiro(),
    ibsUfSuspenso: dinheiro(),
    ibsMunSuspenso: dinheiro(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('entrada_insumo_papel')
      .on(
        t.empresaId,
        t.importadorId,
        t.papel,
        t.numero,
        t.lugar,
        sql`coalesce(adicao, 0)`,
        sql`coalesce(serie, '')`,
        sql`coalesce(fornecedor_cnpj, '')`,
      )
      .where(sql`excluido_em is null`),
    index('entrada_insumo_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.itemId, itemCadastrado),
  ],
);

/**
 * What an item of a desembaraçada declaration, of a nota or of a DSI brought into stock. What it was declared as is kept with it: lists, the
 * FIFO draw and the cost in a DCR-E need no more. `saldo` is the sum of its movements, kept here to be locked, and cannot go below zero.
 */
export const saldoLote = pgTable(
  'saldo_lote',
  {
    empresaId: empresaId(),
    id: id(),
    /** Whose item it is: of the declaration of a process, or of a nota or DSI that somebody wrote down. */
    processoId: uuid(),
    entradaId: uuid(),
    papel: text().$type<PapelDeEntrada>().notNull().default('DECLARACAO'),
    /** Ten digits of a DI or DSI, fifteen characters of a DUIMP, up to nine digits of a nota. */
    numeroDeclaracao: varchar({ length: 15 }).notNull(),
    /** Of a nota. */
    serie: text(),
    /** Zero on a paper that has none. */
    adicao: smallint().notNull(),
    /** Place in the adição or on the paper, from 1. */
    item: integer().notNull(),
    dataRegistro: date({ mode: 'string' }).notNull(),
    dataDesembaraco: date({ mode: 'string' }).notNull(),
    importadorCnpj: varchar({ length: 14 }).notNull(),
    importadorId: uuid(),
    /** SHA-256 of the text an item is linked by (apelido_declarado): links made later find the lote by it. */
    chaveItem: char({ length: 64 }).notNull(),
    /** The part number of the cadastro the text is linked to. */
    itemId: uuid(),
    ncm: char({ length: 8 }).notNull(),
    descricao: text().notNull(),
    unidade: text(),
    fornecedor: text(),
    /** What `q` looks in (lib/domain/textos/texto-busca.ts). */
    busca: text().notNull(),
    quantidade: quantidade().notNull(),
    saldo: quantidadeDeInsumo().notNull(),
    /** As declared, in `moedaCodigo`. */
    valorUnitario: valorUnitario().notNull(),
    moedaCodigo: text(),
    moedaNome: text(),
    incoterm: text(),
    /** US$ per unit: the price alone, and with its part of freight and insurance; null where the declaration has no rate to tell by. */
    custoFob: valorUnitario(),
    custoCif: valorUnitario(),
    /** Of the II, percent as declared; the regime it was declared under. */
    aliquotaIi: aliquota(),
    regimeIi: text(),
    /** Reais that came in suspended by all of the quantity. */
    iiSuspenso: dinheiro().notNull(),
    ipiSuspenso: dinheiro().notNull(),
    pisSuspenso: dinheiro().notNull(),
    cofinsSuspenso: dinheiro().notNull(),
    /** The class of the item, and CBS and IBS in reais that came in suspended by all of the quantity; null is unknown. */
    cClassTrib: char({ length: 6 }),
    cbsSuspensa: dinheiro(),
    ibsUfSuspenso: dinheiro(),
    ibsMunSuspenso: dinheiro(),
    /** Some rate of them is an estimate. */
    reformaEstimada: boolean().notNull().default(false),
    /** Why some of them are unknown. */
    reformaFalta: text().$type<FaltaDaReforma>(),
    /** Issue of the import document, which the deadlines and late charges count from. */
    documentoImportacao: date({ mode: 'string' }),
    /** Last day to convert the suspension; null where there is none. */
    prazoConversao: date({ mode: 'string' }),
    /** Told by a person; the class does not tell. */
    especie: text().$type<EspecieDoLote>().notNull().default('INSUMO'),
    /** Of a fixed asset: the day of full depreciation, as a person tells it. */
    depreciadoEm: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('saldo_lote_lugar').on(t.empresaId, t.processoId, t.adicao, t.item),
    uniqueIndex('saldo_lote_entrada').on(t.empresaId, t.entradaId),
    // In the order of the draw.
    index('saldo_lote_fila').on(
      t.empresaId,
      t.importadorCnpj,
      t.itemId,
      t.dataDesembaraco,
      t.numeroDeclaracao,
      t.adicao,
      t.item,
    ),
    index('saldo_lote_chave_item').on(t.empresaId, t.chaveItem),
    index('saldo_lote_declaracao').on(t.empresaId, t.numeroDeclaracao, t.adicao, t.item),
    // The last declaration of an NCM tells its rate.
    index('saldo_lote_ncm').on(t.empresaId, t.ncm, t.dataRegistro),
    index('saldo_lote_desembaraco').on(t.empresaId, t.dataDesembaraco, t.id),
    index('saldo_lote_conversao').on(t.empresaId, t.prazoConversao).where(sql`prazo_conversao is not null`),
    index('saldo_lote_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    check('saldo_lote_nunca_negativo', sql`saldo >= 0`),
    check('saldo_lote_de_um_papel', sql`num_nonnulls(processo_id, entrada_id) = 1`),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.entradaId, entradaDeInsumo),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.itemId, itemCadastrado),
  ],
);

/** The ledger: rows are added, never changed. `quantidade` is what it adds, negative where it takes. */
export const saldoMovimento = pgTable(
  'saldo_movimento',
  {
    empresaId: empresaId(),
    id: id(),
    loteId: uuid().notNull(),
    /** In the order they were written, from 1. */
    ordem: integer().notNull(),
    tipo: text().$type<TipoDeMovimento>().notNull(),
    quantidade: quantidadeDeInsumo().notNull(),
    /** The balance after it. */
    saldo: quantidadeDeInsumo().notNull(),
    /** The day it counts for. */
    data: date({ mode: 'string' }).notNull(),
    /** What asked for it. */
    documento: text({ enum: DOCUMENTOS_DO_RAZAO }),
    documentoId: uuid(),
    /** The movement an estorno takes back. */
    estornoDe: uuid(),
    motivo: text(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('saldo_movimento_ordem').on(t.empresaId, t.loteId, t.ordem),
    // Taken back once.
    uniqueIndex('saldo_movimento_estorno').on(t.empresaId, t.estornoDe).where(sql`estorno_de is not null`),
    index('saldo_movimento_documento').on(t.empresaId, t.documento, t.documentoId),
    companyKey(t, t.loteId, saldoLote),
    companyKey(t, t.estornoDe, t),
    companyKey(t, t.usuarioId, usuario),
  ],
);
