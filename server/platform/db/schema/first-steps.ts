import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PassoInicial } from '#lib/domain/telas/primeiros-passos.ts';
import { companyKey, criadoEm, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';

/** What a company does not want of its first steps. A company without a row wants all of them; the state of each is never kept. */
export const primeirosPassos = pgTable(
  'primeiros_passos',
  {
    empresaId: empresaId(),
    pulados: jsonb().$type<PassoInicial[]>().notNull().default([]),
    dispensadoEm: instante(),
    /** Null for a company that was there before the first steps were. */
    alteradoPor: uuid(),
  },
  (t) => [primaryKey({ columns: [t.empresaId] }), companyKey(t, t.alteradoPor, usuario)],
);

/**
 * A sample company that a person opened beside their own. `empresa_id` is the person's own company; the sample's rows stand under its
 * own id, which no other row of the person's company names.
 */
export const empresaDeExemplo = pgTable(
  'empresa_de_exemplo',
  {
    empresaId: empresaId(),
    id: id(),
    usuarioId: uuid().notNull(),
    /** The fictitious company, and its only person, who has no credential. */
    exemploEmpresaId: uuid().notNull(),
    exemploUsuarioId: uuid().notNull(),
    criadoEm: criadoEm(),
    /** Null until all of its rows are there. */
    prontaEm: instante(),
    jogadaForaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('empresa_de_exemplo_da_pessoa').on(t.empresaId, t.usuarioId).where(sql`${t.jogadaForaEm} is null`),
    index('empresa_de_exemplo_criada').on(t.empresaId, t.criadoEm),
    companyKey(t, t.usuarioId, usuario),
  ],
);
