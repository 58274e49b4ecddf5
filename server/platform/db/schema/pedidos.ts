import { sql } from 'drizzle-orm';
import { char, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { CoberturaCambial } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import type { DecisaoPedido, StatusPedido } from '#lib/domain/pedidos/pedido.ts';
import { fornecedor, importador, itemCadastrado } from './cadastros.ts';
import {
  companyKey,
  criadoEm,
  dinheiro,
  empresaId,
  id,
  instante,
  pesoUnitario,
  quantidade,
  valorUnitario,
} from './columns.ts';
import { usuario } from './core.ts';

/** A purchase order. What follows from its lines (`status`, the sums) is kept with it, for lists to filter and order by. */
export const pedido = pgTable(
  'pedido',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    chave: text().notNull(),
    busca: text().notNull(),
    numero: text().notNull(),
    /** Counts the changes since it went out to the supplier. */
    revisao: integer().notNull().default(0),
    /** What somebody decided; `status` is that, or what the shipments make of it. */
    decidido: text().$type<DecisaoPedido>().notNull(),
    motivoCancelamento: text(),
    status: text().$type<StatusPedido>().notNull(),
    importadorId: uuid().notNull(),
    fornecedorId: uuid().notNull(),
    data: date({ mode: 'string' }).notNull(),
    entregaPrevista: date({ mode: 'string' }),
    proformaNumero: text(),
    proformaData: date({ mode: 'string' }),
    incoterm: text().$type<Incoterm>().notNull(),
    localIncoterm: text(),
    moedaCodigo: char({ length: 3 }).notNull(),
    moedaNome: text().notNull(),
    condicaoPagamento: text(),
    coberturaCambial: text().$type<CoberturaCambial>(),
    frete: dinheiro(),
    seguro: dinheiro(),
    observacao: text(),
    valorItens: dinheiro().notNull(),
    criadoEm: criadoEm(),
    alteradoEm: instante().notNull(),
    alteradoPor: uuid().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('pedido_numero').on(t.empresaId, t.importadorId, t.chave).where(sql`excluido_em is null`),
    index('pedido_comeco').on(t.empresaId, t.chave.op('text_pattern_ops')),
    index('pedido_data').on(t.empresaId, t.data, t.id).where(sql`excluido_em is null`),
    index('pedido_a_entregar')
      .on(t.empresaId, t.entregaPrevista)
      .where(sql`status in ('EMITIDA', 'CONFIRMADA', 'PARCIAL') and excluido_em is null`),
    index('pedido_fornecedor').on(t.empresaId, t.fornecedorId),
    index('pedido_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.fornecedorId, fornecedor),
    companyKey(t, t.alteradoPor, usuario),
  ],
);

export const pedidoItem = pgTable(
  'pedido_item',
  {
    empresaId: empresaId(),
    id: id(),
    pedidoId: uuid().notNull(),
    /** Place in the order, from 1. */
    linha: integer().notNull(),
    /** What `q` looks in, the number of the order too: lower case, without accents (lib/domain/textos/texto-busca.ts). */
    busca: text().notNull().default(''),
    itemId: uuid(),
    partNumber: text().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    destaque: char({ length: 3 }),
    cClassTrib: char({ length: 6 }),
    unidade: text().notNull(),
    quantidade: quantidade().notNull(),
    valorUnitario: valorUnitario().notNull(),
    /** Kilograms. */
    pesoLiquidoUnitario: pesoUnitario(),
    paisOrigemCodigo: char({ length: 3 }),
    paisOrigemNome: text(),
    fabricanteId: uuid(),
    aplicacao: text().$type<Aplicacao>(),
    codigoSuframa: char({ length: 11 }),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('pedido_item_pedido').on(t.empresaId, t.pedidoId, t.linha),
    index('pedido_item_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    index('pedido_item_part_number').on(t.empresaId, t.partNumber),
    companyKey(t, t.pedidoId, pedido),
    companyKey(t, t.itemId, itemCadastrado),
    companyKey(t, t.fabricanteId, fornecedor),
  ],
);
