import { bigint, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Fato } from '#server/platform/db/fatos-do-painel.ts';
import { empresaId } from './columns.ts';

// Sums of what the dashboard shows, made from the rows themselves (docs/decisions/painel.md). Nothing here is anybody's only record.

/** What changed since the sums were made: a process, or what was written down of a nota or DSI. `noteInPainel` puts it here. */
export const painelMudanca = pgTable(
  'painel_mudanca',
  {
    empresaId: empresaId(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    fonteId: uuid().notNull(),
  },
  // By source: all that is noted of one is summed up at once.
  (t) => [primaryKey({ columns: [t.empresaId, t.fonteId, t.id] })],
);

const colunasDoFato = {
  fato: text().$type<Fato>().notNull(),
  /** `2026-11`, of what belongs to a month; else empty. */
  mes: text().notNull(),
  /** Id of the importer in the cadastro; empty for one who is not in it. */
  importador: text().notNull(),
  /** Situation or canal; empty where it has none. */
  grupo: text().notNull(),
  quantidade: integer().notNull(),
  dias: integer().notNull(),
  /** Reais. */
  valorAduaneiro: numeric({ precision: 24, scale: 2 }).notNull(),
  tributos: numeric({ precision: 24, scale: 2 }).notNull(),
  recolher: numeric({ precision: 24, scale: 2 }).notNull(),
  suspenso: numeric({ precision: 24, scale: 2 }).notNull(),
};

// No foreign keys: these are written by the thousand, of rows that have theirs.

/** What one process, or one entry of stock, adds to the sums. */
export const painelFonte = pgTable(
  'painel_fonte',
  { empresaId: empresaId(), fonteId: uuid().notNull(), ...colunasDoFato },
  (t) => [primaryKey({ columns: [t.empresaId, t.fonteId, t.fato, t.mes, t.importador, t.grupo] })],
);

/** The sums. */
export const painelFato = pgTable('painel_fato', { empresaId: empresaId(), ...colunasDoFato }, (t) => [
  primaryKey({ columns: [t.empresaId, t.fato, t.mes, t.importador, t.grupo] }),
]);
