import { char, integer, jsonb, type PgColumn, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type {
  AtoDoPreparo,
  ComparacaoDoPreparo,
  DiferencaDoPreparo,
  EtapaDoPreparo,
  RecusaDoPreparo,
  SituacaoDoPreparo,
} from '#lib/portal/domain/preparo-no-portal.ts';
import { importador } from './cadastros.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { portalCredencial } from './portal.ts';

/** The columns of what is prepared here for the Portal's catalogue, written by `server/portal/catalogue/preparo-repository.ts`. */
export const preparedColumns = {
  empresaId: empresaId(),
  id: id(),
  versao: integer().notNull().default(1),
  ambiente: text().$type<AmbienteDoPortal>().notNull(),
  importadorId: uuid().notNull(),
  /** First eight of the importer's CNPJ: the catalogue is of the root. */
  raiz: char({ length: 8 }).notNull(),
  situacao: text().$type<SituacaoDoPreparo>().notNull(),
  /** What is prepared, or was last done there. */
  ato: text().$type<AtoDoPreparo>().notNull().default('INCLUIR'),
  etapa: text().$type<EtapaDoPreparo>(),
  frase: text(),
  tentativas: integer().notNull().default(0),
  /** Null while nothing is asked of the Portal. */
  proximaEm: instante(),
  /** Questions after it left, and the last of them. */
  perguntas: integer().notNull().default(0),
  olhadoEm: instante(),
  codigoInterno: text().notNull(),
  /** Names and codes for the search, without accents. */
  busca: text().notNull(),
  redigidoEm: instante().notNull(),
  redigidoPor: uuid().notNull(),
  revisaoPedidaEm: instante(),
  revisaoPedidaPor: uuid(),
  /** The second person. */
  revisadoEm: instante(),
  revisadoPor: uuid(),
  credencialId: uuid(),
  /** The body as it is sent, and the SHA-256 of it. */
  escrito: text(),
  sha256: text(),
  enviadoEm: instante(),
  enviadoPor: uuid(),
  /** What the Portal refuses, at the field. */
  problemas: jsonb().$type<RecusaDoPreparo[]>().notNull().default([]),
  /** As the Portal gave them. */
  codigo: text(),
  versaoNoPortal: text(),
  situacaoNoPortal: text(),
  /** The version that was seen when a change of it was prepared: only it is replaced. */
  versaoBase: text(),
  respondidoEm: instante(),
  /** Against the last list of the Portal; null while nothing was compared. */
  comparacao: text().$type<ComparacaoDoPreparo>(),
  diferencas: jsonb().$type<DiferencaDoPreparo[]>().notNull().default([]),
  comparadoEm: instante(),
  /** A draft that was undone; it was never in the Portal. */
  excluidoEm: instante(),
  excluidoPor: uuid(),
};

/** Primary key of such a table, and the foreign keys of these columns. */
export function preparedKeys(t: Record<keyof typeof preparedColumns, PgColumn>) {
  return [
    primaryKey({ columns: [t.empresaId, t.id] }),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.redigidoPor, usuario),
    companyKey(t, t.revisaoPedidaPor, usuario),
    companyKey(t, t.revisadoPor, usuario),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.enviadoPor, usuario),
    companyKey(t, t.excluidoPor, usuario),
  ];
}
