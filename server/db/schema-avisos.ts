import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RecursoComAviso, TipoDeAviso } from '#lib/domain/aviso.ts';
import { empresaId, id, instante } from './colunas.ts';
import { usuario } from './schema.ts';

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
    foreignKey({ columns: [t.empresaId, t.usuarioId], foreignColumns: [usuario.empresaId, usuario.id] }),
    foreignKey({ columns: [t.empresaId, t.autorId], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);
