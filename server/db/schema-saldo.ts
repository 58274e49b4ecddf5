import { sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { TipoDeMovimento } from '#lib/domain/saldo-insumo.ts';
import {
  aliquota,
  dinheiro,
  empresaId,
  id,
  instante,
  quantidade,
  quantidadeDeInsumo,
  valorUnitario,
} from './colunas.ts';
import { usuario } from './schema.ts';
import { importador, itemCadastrado } from './schema-cadastros.ts';
import { processo } from './schema-processo.ts';

/**
 * What an item of a desembaraçada declaration brought into stock. What it was declared as is kept with it: lists, the FIFO draw and the
 * cost in a DCR-E need no more. `saldo` is the sum of its movements, kept here to be locked, and cannot go below zero.
 */
export const saldoLote = pgTable(
  'saldo_lote',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    /** Ten digits of a DI, fifteen characters of a DUIMP. */
    numeroDeclaracao: varchar({ length: 15 }).notNull(),
    adicao: smallint().notNull(),
    /** Place in the adição, from 1. */
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
    /** What `q` looks in (lib/domain/texto-busca.ts). */
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
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('saldo_lote_lugar').on(t.empresaId, t.processoId, t.adicao, t.item),
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
    index('saldo_lote_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    check('saldo_lote_nunca_negativo', sql`saldo >= 0`),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
    foreignKey({ columns: [t.empresaId, t.importadorId], foreignColumns: [importador.empresaId, importador.id] }),
    foreignKey({ columns: [t.empresaId, t.itemId], foreignColumns: [itemCadastrado.empresaId, itemCadastrado.id] }),
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
    /** What asked for it: a process, a DCI. */
    documento: text({ enum: ['PROCESSO', 'DCI'] }),
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
    foreignKey({ columns: [t.empresaId, t.loteId], foreignColumns: [saldoLote.empresaId, saldoLote.id] }),
    foreignKey({ columns: [t.empresaId, t.estornoDe], foreignColumns: [t.empresaId, t.id] }),
    foreignKey({ columns: [t.empresaId, t.usuarioId], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);
