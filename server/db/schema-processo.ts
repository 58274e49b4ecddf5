import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Aplicacao } from '#lib/domain/aplicacao.ts';
import type { AdicaoDoCalculo, AjusteDoCalculo } from '#lib/domain/calculo-importacao.ts';
import type { CanalRfb } from '#lib/domain/canal-rfb.ts';
import type { BaseRateio, TipoDespesa } from '#lib/domain/despesa.ts';
import type { Incoterm } from '#lib/domain/incoterm.ts';
import type { SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import { criadoEm, dinheiro, empresaId, id, instante, quantidade, valorUnitario } from './colunas.ts';
import { processo, usuario } from './schema.ts';
import { fornecedor, itemCadastrado } from './schema-cadastros.ts';
import { pedidoItem } from './schema-pedidos.ts';

/** A situation a process came to; one taken back stays, with who took it back. */
export const processoPasso = pgTable(
  'processo_passo',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    /** In the order they were taken, from 1. */
    ordem: integer().notNull(),
    situacao: text().$type<SituacaoProcesso>().notNull(),
    /** The day on which it happened in the world. */
    data: date({ mode: 'string' }).notNull(),
    canalRfb: text().$type<CanalRfb>(),
    prazo: date({ mode: 'string' }),
    motivo: text(),
    /** The file of the declaration says it: it changes by retificação only. */
    daDeclaracao: boolean().notNull().default(false),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
    desfeitoEm: instante(),
    desfeitoPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('processo_passo_ordem').on(t.empresaId, t.processoId, t.ordem),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
    foreignKey({ columns: [t.empresaId, t.usuarioId], foreignColumns: [usuario.empresaId, usuario.id] }),
    foreignKey({ columns: [t.empresaId, t.desfeitoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);

/** Goods that come in a process, as the invoice has them. */
export const processoItem = pgTable(
  'processo_item',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    /** Place in the invoice, from 1. */
    ordem: integer().notNull(),
    /** The line of an order it draws on. */
    pedidoItemId: uuid(),
    itemId: uuid(),
    partNumber: text(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    destaque: char({ length: 3 }),
    unidade: text().notNull(),
    quantidade: quantidade().notNull(),
    valorUnitario: valorUnitario().notNull(),
    /** Kilograms, of all of the quantity. */
    pesoLiquido: quantidade(),
    moedaCodigo: char({ length: 3 }).notNull(),
    moedaNome: text().notNull(),
    incoterm: text().$type<Incoterm>().notNull(),
    fornecedorId: uuid(),
    fabricanteId: uuid(),
    paisOrigemCodigo: char({ length: 3 }),
    paisOrigemNome: text(),
    condicao: text().$type<'NOVA' | 'USADA'>().notNull().default('NOVA'),
    aplicacao: text().$type<Aplicacao>(),
    numeroLi: char({ length: 10 }),
    codigoSuframa: char({ length: 11 }),
    /** The planned adição it stands in. */
    adicao: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('processo_item_processo').on(t.empresaId, t.processoId, t.ordem),
    // What is shipped of an order's line is summed over these.
    index('processo_item_pedido').on(t.empresaId, t.pedidoItemId).where(sql`pedido_item_id is not null`),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
    foreignKey({ columns: [t.empresaId, t.pedidoItemId], foreignColumns: [pedidoItem.empresaId, pedidoItem.id] }),
    foreignKey({ columns: [t.empresaId, t.itemId], foreignColumns: [itemCadastrado.empresaId, itemCadastrado.id] }),
    foreignKey({ columns: [t.empresaId, t.fornecedorId], foreignColumns: [fornecedor.empresaId, fornecedor.id] }),
    foreignKey({ columns: [t.empresaId, t.fabricanteId], foreignColumns: [fornecedor.empresaId, fornecedor.id] }),
  ],
);

/** An adição as it is meant to be declared: what its items do not say. */
export const adicaoPrevista = pgTable(
  'adicao_prevista',
  {
    empresaId: empresaId(),
    processoId: uuid().notNull(),
    numero: smallint().notNull(),
    tributos: jsonb().$type<AdicaoDoCalculo['tributos']>().notNull(),
    antidumping: jsonb().$type<NonNullable<AdicaoDoCalculo['antidumping']>>(),
    acrescimos: jsonb().$type<AjusteDoCalculo[]>().notNull().default([]),
    deducoes: jsonb().$type<AjusteDoCalculo[]>().notNull().default([]),
    fundamentoLegal: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.processoId, t.numero] }),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
  ],
);

/** A cost of a process beside the taxes of its declaration. */
export const despesa = pgTable(
  'despesa',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    chave: text().notNull(),
    busca: text().notNull(),
    processoId: uuid().notNull(),
    tipo: text().$type<TipoDespesa>().notNull(),
    descricao: text(),
    /** Reais. */
    valor: dinheiro().notNull(),
    data: date({ mode: 'string' }),
    fornecedorNome: text(),
    documentoNumero: text(),
    base: text().$type<BaseRateio>().notNull(),
    /** Taken back as a credit: paid, and no cost. */
    recuperavel: boolean().notNull().default(false),
    integraBaseIcms: boolean().notNull().default(false),
    criadoEm: criadoEm(),
    alteradoEm: instante().notNull(),
    alteradoPor: uuid().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('despesa_processo').on(t.empresaId, t.processoId),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
    foreignKey({ columns: [t.empresaId, t.alteradoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);
