import { date, integer, type PgColumn, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyKey, criadoEm, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';

/** The columns of every cadastro, written by `server/platform/records/record-repository.ts`. */
export const recordColumns = {
  empresaId: empresaId(),
  id: id(),
  versao: integer().notNull().default(1),
  /** The name of the row, written as in `busca`: the best answers of a lookup begin with it. */
  chave: text().notNull(),
  /** The text `q` searches, `chave` first: lower case, without accents (lib/domain/textos/texto-busca.ts). */
  busca: text().notNull(),
  criadoEm: criadoEm(),
  alteradoEm: instante().notNull(),
  /** The person who wrote its present values. */
  alteradoPor: uuid().notNull(),
  excluidoEm: instante(),
};

/** Primary key of a cadastro's table, and the foreign key of its author. */
export function chaves(t: Record<'empresaId' | 'id' | 'alteradoPor', PgColumn>) {
  return [primaryKey({ columns: [t.empresaId, t.id] }), companyKey(t, t.alteradoPor, usuario)];
}

/** The columns of every step of a document, written by `server/platform/steps`. */
export const stepColumns = {
  empresaId: empresaId(),
  id: id(),
  /** In the order the steps were taken, from 1. */
  ordem: integer().notNull(),
  /** The day on which it happened in the world. */
  data: date({ mode: 'string' }).notNull(),
  motivo: text(),
  em: instante().notNull(),
  usuarioId: uuid().notNull(),
  desfeitoEm: instante(),
  desfeitoPor: uuid(),
};

/** Primary key of a step's table, and the foreign keys of the people who took the step and undid it. */
export function stepKeys(t: Record<'empresaId' | 'id' | 'usuarioId' | 'desfeitoPor', PgColumn>) {
  return [
    primaryKey({ columns: [t.empresaId, t.id] }),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.desfeitoPor, usuario),
  ];
}
