import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecursoComDocumentos } from '#lib/contracts/platform/documento.ts';
import type { DefinicaoDeVisao } from '#lib/contracts/platform/visao.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { bytea, companyKey, criadoEm, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';

/** A received file: the bytes stand in the file store under their SHA-256, this row says what they were. */
export const arquivo = pgTable(
  'arquivo',
  {
    empresaId: empresaId(),
    id: id(),
    bucket: text().notNull(),
    nome: text().notNull(),
    tamanho: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    recebidoEm: instante().notNull(),
    recebidoPor: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.id] }), companyKey(t, t.recebidoPor, usuario)],
);

/** A received file kept with a record, which any table may hold. */
export const documento = pgTable(
  'documento',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    recurso: text().$type<RecursoComDocumentos>().notNull(),
    registroId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    nome: text().notNull(),
    tipo: text().$type<TipoDocumento>().notNull(),
    /** What `q` looks in: lower case, without accents (lib/domain/textos/texto-busca.ts). */
    busca: text().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('documento_registro').on(t.empresaId, t.registroId),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** A row tells who changed a record, when and why. The transaction of the change writes it, and nobody alters it. */
export const historico = pgTable(
  'historico',
  {
    empresaId: empresaId(),
    id: id(),
    recurso: text().notNull(),
    registroId: uuid().notNull(),
    acao: text().notNull(),
    antes: jsonb(),
    depois: jsonb(),
    motivo: text(),
    usuarioId: uuid().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('historico_registro').on(t.empresaId, t.registroId, t.em),
    companyKey(t, t.usuarioId, usuario),
  ],
);

/**
 * The place of each line of the history in its company's chain, written by its transaction as it ends. The owner of both tables may not
 * change or delete their rows (docs/decisions/historico-encadeado.md).
 */
export const historicoElo = pgTable(
  'historico_elo',
  {
    empresaId: empresaId(),
    /** 1, 2, 3… without a gap. */
    ordem: bigint({ mode: 'number' }).notNull(),
    historicoId: uuid().notNull(),
    /** SHA-256 of the hash before, the `ordem` and the line (`server/outbound/backup/link.ts`). */
    hash: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.ordem] })],
);

/** A list as somebody wants to find it again: query, columns, order. */
export const visao = pgTable(
  'visao',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    tela: text().notNull(),
    nome: text().notNull(),
    compartilhada: boolean().notNull(),
    definicao: jsonb().$type<DefinicaoDeVisao>().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    alteradoEm: instante().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    // One name means one view to its author; a deleted one gives its name back.
    uniqueIndex('visao_nome')
      .on(t.empresaId, t.tela, t.criadoPor, sql`lower(${t.nome})`)
      .where(sql`${t.excluidoEm} is null`),
    companyKey(t, t.criadoPor, usuario),
  ],
);

/** What a list opens with for a person; null is a person who wants none, the company's neither. */
export const visaoPadrao = pgTable(
  'visao_padrao',
  { empresaId: empresaId(), usuarioId: uuid().notNull(), tela: text().notNull(), visaoId: uuid() },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.usuarioId, t.tela] }),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.visaoId, visao),
  ],
);
