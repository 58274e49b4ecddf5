import { foreignKey, integer, type PgColumn, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { criadoEm, empresaId, id, instante } from './columns.ts';
import { usuario } from './schema.ts';

/** What every row of a cadastro has; `server/platform/records/record-repository.ts` writes it. */
export const registro = {
  empresaId: empresaId(),
  id: id(),
  versao: integer().notNull().default(1),
  /** What the row is called by, as `busca` has it: best answers of a lookup begin with it. */
  chave: text().notNull(),
  /** What `q` looks in, the `chave` first: lower case, without accents (lib/domain/texto-busca.ts). */
  busca: text().notNull(),
  criadoEm: criadoEm(),
  alteradoEm: instante().notNull(),
  /** Who gave it the values it has. */
  alteradoPor: uuid().notNull(),
  excluidoEm: instante(),
};

/** Key of a cadastro's table, and who wrote its rows. */
export function chaves(t: Record<'empresaId' | 'id' | 'alteradoPor', PgColumn>) {
  return [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({ columns: [t.empresaId, t.alteradoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ];
}
