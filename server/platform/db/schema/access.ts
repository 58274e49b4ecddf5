import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, criadoEm, empresaId, instante } from './columns.ts';

// ── Found before the company is known (docs/decisions/tabelas-sem-empresa.md) ─────────────────────────────────────────

/** Log-in directory: an e-mail leads to one person of one company. */
export const credencial = pgTable('credencial', {
  email: text().primaryKey(),
  empresaId: empresaId(),
  usuarioId: uuid().notNull(),
  senhaHash: text().notNull(),
  alteradaEm: instante().notNull(),
});

/** A token handed out at log-in; only its SHA-256 is kept. */
export const sessao = pgTable(
  'sessao',
  {
    tokenHash: bytea().primaryKey(),
    /** What the person's own list calls it; it opens nothing. */
    id: uuid().notNull().defaultRandom(),
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    /** The user agent it was begun with. */
    aparelho: text(),
    criadaEm: criadoEm(),
    expiraEm: instante().notNull(),
    revogadaEm: instante(),
    /** When the person last gave the password in this session, and a second factor. */
    senhaProvadaEm: instante(),
    fatorProvadoEm: instante(),
    /** The last request that somebody made by hand; kept only while the company limits inactivity. */
    usadaEm: instante(),
  },
  (t) => [index('sessao_usuario').on(t.empresaId, t.usuarioId)],
);

/** A link by which an invited person chooses a password; only its token's SHA-256 is kept. Used or replaced, it is ended. */
export const convite = pgTable(
  'convite',
  {
    tokenHash: bytea().primaryKey(),
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    /** The person who made the link; the invited person is told. Links made before this column have none. */
    criadoPor: uuid(),
    criadoEm: criadoEm(),
    expiraEm: instante().notNull(),
    encerradoEm: instante(),
  },
  (t) => [index('convite_usuario').on(t.empresaId, t.usuarioId)],
);

/**
 * A second step somebody has begun: after the right password, or the making of a passkey. Only the SHA-256 of its token is kept. A
 * step ends once it is taken.
 */
export const segundoPasso = pgTable(
  'segundo_passo',
  {
    tokenHash: bytea().primaryKey(),
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    para: text({ enum: ['ENTRAR', 'CHAVE', 'PROVAR'] }).notNull(),
    /** What a passkey has to sign; null when none is asked for. */
    desafio: text(),
    aparelho: text(),
    criadoEm: criadoEm(),
    expiraEm: instante().notNull(),
    encerradoEm: instante(),
  },
  (t) => [index('segundo_passo_usuario').on(t.empresaId, t.usuarioId)],
);
