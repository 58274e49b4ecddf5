import { sql } from 'drizzle-orm';
import { char, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type {
  AdicaoDoCalculo,
  AjusteDoCalculo,
  TributosPrevistos,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { fornecedor, itemCadastrado } from './cadastros.ts';
import { companyKey, empresaId, id, quantidade, valorUnitario } from './columns.ts';
import { pedidoItem } from './pedidos.ts';
import { processo } from './processo.ts';

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
    cClassTrib: char({ length: 6 }),
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
    companyKey(t, t.processoId, processo),
    companyKey(t, t.pedidoItemId, pedidoItem),
    companyKey(t, t.itemId, itemCadastrado),
    companyKey(t, t.fornecedorId, fornecedor),
    companyKey(t, t.fabricanteId, fornecedor),
  ],
);

/** An adição as it is meant to be declared: what its items do not say. */
export const adicaoPrevista = pgTable(
  'adicao_prevista',
  {
    empresaId: empresaId(),
    processoId: uuid().notNull(),
    numero: smallint().notNull(),
    tributos: jsonb().$type<TributosPrevistos>().notNull(),
    antidumping: jsonb().$type<NonNullable<AdicaoDoCalculo['antidumping']>>(),
    acrescimos: jsonb().$type<AjusteDoCalculo[]>().notNull().default([]),
    deducoes: jsonb().$type<AjusteDoCalculo[]>().notNull().default([]),
    fundamentoLegal: text(),
    /** Other leaves of the adição of a DI, by their name in the file. */
    campos: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.processoId, t.numero] }), companyKey(t, t.processoId, processo)],
);
