import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal, SituacaoDaConsulta } from '#lib/domain/sistema/portal-unico.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { arquivo, usuario } from './schema.ts';

/** A person's access key to the Portal Único, of one environment. It is not changed: it is ended, and another is made. */
export const portalCredencial = pgTable(
  'portal_credencial',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    /** The person whom the Portal knows by this key. */
    titular: text().notNull(),
    cpf: text().notNull(),
    /** Client-Id and Client-Secret, encrypted; null once ended. */
    segredo: text(),
    validaAte: date({ mode: 'string' }),
    criadaEm: instante().notNull(),
    criadaPor: uuid().notNull(),
    encerradaEm: instante(),
    encerradaPor: uuid(),
    testadaEm: instante(),
    testePassou: boolean(),
    /** The last answer of the Portal to a log-in, in words. */
    testeFrase: text(),
    usadaEm: instante(),
    /** Token and CSRF of the present session, encrypted. */
    sessao: text(),
    sessaoAte: instante(),
    /** The last log-in that was tried, whatever came of it. */
    entradaEm: instante(),
    /** Until when a server holds this credential, and under which turn: one request of a person at a time. */
    vezAte: instante(),
    vez: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    companyKey(t, t.criadaPor, usuario),
    companyKey(t, t.encerradaPor, usuario),
  ],
);

/** A function of the Portal that this person may not call until `voltaEm`. */
export const portalLimite = pgTable(
  'portal_limite',
  {
    empresaId: empresaId(),
    credencialId: uuid().notNull(),
    funcao: text().notNull(),
    em: instante().notNull(),
    voltaEm: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.credencialId, t.funcao] }),
    companyKey(t, t.credencialId, portalCredencial),
  ],
);

/** A DUIMP that a person asked the Portal for. */
export const portalConsulta = pgTable(
  'portal_consulta',
  {
    empresaId: empresaId(),
    id: id(),
    credencialId: uuid().notNull(),
    numero: text().notNull(),
    /** The version in force, once the Portal has told it. */
    versao: integer(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    /** Why it waits or was refused. */
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** Null once nothing more is asked. */
    proximaEm: instante(),
    /** The last answer of the Portal. */
    olhadaEm: instante(),
    itens: integer(),
    itensVindos: integer().notNull().default(0),
    /** SHA-256 of the package of answers. */
    sha256: text(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_consulta_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_consulta_numero').on(t.empresaId, t.numero, t.pedidaEm),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
  ],
);

/** An answer of the Portal, kept as it came. One without content keeps its status alone. */
export const portalResposta = pgTable(
  'portal_resposta',
  {
    empresaId: empresaId(),
    consultaId: uuid().notNull(),
    versao: integer().notNull(),
    nome: text().notNull(),
    status: integer().notNull(),
    arquivoId: uuid(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.consultaId, t.versao, t.nome] }),
    companyKey(t, t.consultaId, portalConsulta),
    companyKey(t, t.arquivoId, arquivo),
  ],
);
