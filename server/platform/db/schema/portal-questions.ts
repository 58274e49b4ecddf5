import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { TipoDePergunta } from '#lib/portal/domain/pergunta-ao-portal.ts';
import type { SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { portalCredencial } from './portal.ts';
import { arquivo } from './records.ts';

/** A NCM whose attributes were asked of the Portal in an environment; one row a NCM, whoever asked last. */
export const portalAtributos = pgTable(
  'portal_atributos',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    ncm: char({ length: 8 }).notNull(),
    credencialId: uuid().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    /** Why it waits or was refused. */
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** Null once nothing more is asked. */
    proximaEm: instante(),
    /** The last answer that was kept; a refusal leaves the former one. */
    olhadaEm: instante(),
    arquivoId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_atributos_da_ncm').on(t.empresaId, t.ambiente, t.ncm),
    index('portal_atributos_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** An answer about the attributes of a NCM, kept as it came. */
export const portalAtributosResposta = pgTable(
  'portal_atributos_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    atributosId: uuid().notNull(),
    credencialId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_atributos_resposta_da_credencial').on(t.empresaId, t.credencialId, t.em),
    companyKey(t, t.atributosId, portalAtributos),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/**
 * What was asked of the Portal in an environment by its key: the tax treatment of a NCM, a country and a day, the list of the customs
 * tables, or one table. One row a key, whoever asked last.
 */
export const portalPergunta = pgTable(
  'portal_pergunta',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    tipo: text().$type<TipoDePergunta>().notNull(),
    /** `ncm/país/dia`, the name of a table, or empty for the list of them. */
    chave: text().notNull(),
    credencialId: uuid().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    /** Why it waits or was refused, or what a whole answer does not have. */
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** Null once nothing more is asked. */
    proximaEm: instante(),
    /** The round of answers under way, counted from 1; each asking begins one. */
    rodada: integer().notNull(),
    /** The last whole round, which stays while another is asked for, and when it was whole. */
    rodadaInteira: integer(),
    olhadaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_pergunta_da_chave').on(t.empresaId, t.ambiente, t.tipo, t.chave),
    index('portal_pergunta_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
  ],
);

/** An answer, kept as it came; a table has several of a round, its columns first. */
export const portalPerguntaResposta = pgTable(
  'portal_pergunta_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    perguntaId: uuid().notNull(),
    credencialId: uuid().notNull(),
    rodada: integer().notNull(),
    parte: integer().notNull(),
    /** Null when the Portal answered that it has nothing. */
    arquivoId: uuid(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_pergunta_resposta_parte').on(t.empresaId, t.perguntaId, t.rodada, t.parte),
    index('portal_pergunta_resposta_da_credencial').on(t.empresaId, t.credencialId, t.em),
    companyKey(t, t.perguntaId, portalPergunta),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.arquivoId, arquivo),
  ],
);
