import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AssinaturasVistas, AtoDaAssinatura } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import type { SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';
import { companyKey, empresaId, instante } from './columns.ts';
import { usuario } from './core.ts';
import { portalCredencial } from './portal.ts';

/** The address that a credential's notices of the Portal come in at. */
export const portalReceptor = pgTable(
  'portal_receptor',
  {
    empresaId: empresaId(),
    /** At random: the end of the address. */
    id: uuid().notNull(),
    credencialId: uuid().notNull(),
    /** What the Portal sends with each notice, encrypted; null once ended. */
    segredo: text(),
    feitoEm: instante().notNull(),
    feitoPor: uuid().notNull(),
    /** The last notice with the right secret. */
    avisadoEm: instante(),
    evento: text(),
    /** Null when the notice named no DUIMP. */
    numero: text(),
    /** How many came in, repeated ones too. */
    avisos: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_receptor_da_credencial').on(t.empresaId, t.credencialId),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.feitoPor, usuario),
  ],
);

/** A notice that came in, by the SHA-256 of its event and body: the same one again does nothing. Kept for thirty days. */
export const portalAviso = pgTable(
  'portal_aviso',
  {
    empresaId: empresaId(),
    receptorId: uuid().notNull(),
    resumo: text().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.receptorId, t.resumo] }),
    index('portal_aviso_em').on(t.empresaId, t.em),
    companyKey(t, t.receptorId, portalReceptor),
  ],
);

/**
 * What a credential has at the Portal for its notices: what was asked last, and all that the Portal showed. One row a credential; its
 * secret is that of the receiver.
 */
export const portalAssinatura = pgTable(
  'portal_assinatura',
  {
    empresaId: empresaId(),
    credencialId: uuid().notNull(),
    /** What is asked, or was asked last. */
    ato: text().$type<AtoDaAssinatura>().notNull(),
    /** The whole address that the Portal is to call; null where it is to call none. */
    endpoint: text(),
    /** Number at the Portal of the one registration to be removed; null for all that call this server. */
    alvo: text(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** When the Portal is asked next, which the daily look is too; null when it is not. */
    proximaEm: instante(),
    /** Counted from 1, one each time that a person asks: an older one writes no end. */
    rodada: integer().notNull(),
    /** What the Portal showed last; null before it did. */
    visto: jsonb().$type<AssinaturasVistas>(),
    olhadaEm: instante(),
    /** By number at the Portal: since when the secret was in force that the registration was given. */
    chaves: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.credencialId] }),
    index('portal_assinatura_devida').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
  ],
);
