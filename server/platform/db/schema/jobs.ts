import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { empresaId, id, instante } from './columns.ts';

/** A work that outlives the request it began with, as the server at it last told: whichever server is asked can answer how far it is. */
export const trabalho = pgTable(
  'trabalho',
  {
    empresaId: empresaId(),
    id: id(),
    servidor: uuid().notNull(),
    estado: jsonb().notNull(),
    terminado: boolean().notNull(),
    /** Why somebody wants it to stop, in a sentence. */
    parar: text(),
    em: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.id] })],
);

/** A POST with an `Idempotency-Key`, and what it was answered: whoever sends it again is told the same. */
export const pedidoComChave = pgTable(
  'pedido_com_chave',
  {
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    /** SHA-256 of the key. */
    chave: text().notNull(),
    /** SHA-256 of what was asked: another thing under the same key is refused. */
    pedido: text().notNull(),
    /** When it was taken, and by which attempt. */
    em: instante().notNull(),
    tomada: uuid().notNull().defaultRandom(),
    /** Set by the transactions of that attempt, in themselves: something of it was written. */
    gravado: boolean().notNull().default(false),
    /** SHA-256 of the files of an upload, once they were read. */
    arquivos: text(),
    /** Null until it was answered. */
    status: integer(),
    tipo: text(),
    /** Locked (`security/vault.ts`). */
    corpo: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.usuarioId, t.chave] }),
    index('pedido_com_chave_em').on(t.empresaId, t.em),
  ],
);

/** Failures to sign in, counted by all servers together. The columns are those rate-limiter-flexible asks for; the key is a hash. */
export const limiteDeTentativas = pgTable('limite_de_tentativas', {
  key: text('chave').primaryKey(),
  points: integer('pontos').notNull(),
  expire: timestamp('expira', { withTimezone: true, mode: 'date' }).notNull(),
});
