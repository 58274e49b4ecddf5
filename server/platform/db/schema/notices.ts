import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RecursoComAviso, TipoDeAviso } from '#lib/domain/avisos/aviso.ts';
import type { RecursoDoWebhook, SituacaoDaEntrega } from '#lib/domain/avisos/webhook.ts';
import { companyKey, criadoEm, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { chaves, recordColumns } from './record-columns.ts';

/** Something that happened to what is a person's. What happens again before it is read is counted, not repeated. */
export const aviso = pgTable(
  'aviso',
  {
    empresaId: empresaId(),
    id: id(),
    /** Who is told. */
    usuarioId: uuid().notNull(),
    tipo: text().$type<TipoDeAviso>().notNull(),
    recurso: text().$type<RecursoComAviso>().notNull(),
    registroId: uuid().notNull(),
    titulo: text().notNull(),
    texto: text().notNull(),
    autorId: uuid().notNull(),
    vezes: integer().notNull().default(1),
    em: instante().notNull(),
    lidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('aviso_usuario').on(t.empresaId, t.usuarioId, t.em, t.id),
    uniqueIndex('aviso_nao_lido')
      .on(t.empresaId, t.usuarioId, t.tipo, t.recurso, t.registroId)
      .where(sql`lido_em is null`),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.autorId, usuario),
  ],
);

/** Another system that is told of changes. */
export const webhook = pgTable(
  'webhook',
  {
    ...recordColumns,
    nome: text().notNull(),
    url: text().notNull(),
    recursos: text().array().$type<RecursoDoWebhook[]>().notNull(),
    ativo: boolean().notNull(),
    /** Signs what is sent; told once, when it is made. */
    segredo: text(),
    segredoEm: instante(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('webhook_nome').on(t.empresaId, t.chave).where(sql`excluido_em is null`),
    index('webhook_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
  ],
);

/** What is to be told to one, written with the change it tells of. */
export const webhookEntrega = pgTable(
  'webhook_entrega',
  {
    empresaId: empresaId(),
    id: id(),
    webhookId: uuid().notNull(),
    evento: text().notNull(),
    corpo: jsonb().notNull(),
    situacao: text().$type<SituacaoDaEntrega>().notNull(),
    criadaEm: criadoEm(),
    tentativas: integer().notNull().default(0),
    tentadaEm: instante(),
    /** Null once nothing more is tried. */
    proximaEm: instante(),
    resposta: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('webhook_entrega_webhook').on(t.empresaId, t.webhookId, t.criadaEm),
    index('webhook_entrega_pendente').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.webhookId, webhook),
  ],
);
