import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NivelDoDia, RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import { companyKey, empresaId, instante } from './columns.ts';
import { usuario } from './core.ts';

/** A line somebody put off, for themselves only; how it stood then, to see that it became worse. Its undoing is told by the histórico. */
export const adiamento = pgTable(
  'adiamento',
  {
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    chave: text().notNull(),
    regra: text().$type<RegraDoMeuDia>().notNull(),
    /** The record the line leads to. */
    registroId: uuid().notNull(),
    titulo: text().notNull(),
    nivel: text().$type<NivelDoDia>().notNull(),
    prazo: date({ mode: 'string' }),
    ate: date({ mode: 'string' }).notNull(),
    motivo: text().notNull(),
    em: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.usuarioId, t.chave] }), companyKey(t, t.usuarioId, usuario)],
);

/** An act of the calendar that a person of the company confirmed at its source (lib/domain/cadastros/atos-do-calendario.ts). */
export const atoConfirmado = pgTable(
  'ato_confirmado',
  {
    empresaId: empresaId(),
    /** The code of the act. */
    ato: text().notNull(),
    /** What the person read, and the day it is of. */
    fonte: text().notNull(),
    fonteEm: date({ mode: 'string' }).notNull(),
    em: instante().notNull(),
    por: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.ato] }), companyKey(t, t.por, usuario)],
);
