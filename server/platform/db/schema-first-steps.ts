import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { PassoInicial } from '#lib/domain/sistema/primeiros-passos.ts';
import { companyKey, empresaId, instante } from './columns.ts';
import { usuario } from './schema.ts';

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
