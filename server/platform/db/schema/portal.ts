import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ModoDeEntrar, SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';
import type { VistoNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { importador } from './cadastros.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { processo } from './processo.ts';
import { arquivo } from './records.ts';

/** A person's access key to the Portal Único, of one environment. It is not changed: it is ended, and another is made. */
export const portalCredencial = pgTable(
  'portal_credencial',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    modo: text().$type<ModoDeEntrar>().notNull().default('CHAVE'),
    /** The person whom the Portal knows by this key or certificate. */
    titular: text().notNull(),
    cpf: text().notNull(),
    /** Client-Id and Client-Secret, or certificate and private key, encrypted; null once ended. */
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
    /** The last log-in that was tried, whatever came of it. Where the person's is later, the session is over. */
    entradaEm: instante(),
    /** In use beside another of the same person, from before a second one was refused (docs/decisions/esperas-e-travas.md). */
    dobrada: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_credencial_em_uso')
      .on(t.empresaId, t.ambiente, t.cpf)
      .where(sql`encerrada_em is null and not dobrada`),
    companyKey(t, t.criadaPor, usuario),
    companyKey(t, t.encerradaPor, usuario),
  ],
);

/**
 * A person as the Portal knows one in an environment, whatever companies have a credential of theirs: one turn, one minute between two
 * log-ins. `chave` is a keyed hash, and no column tells of whom or of which company.
 */
export const portalPessoa = pgTable('portal_pessoa', {
  chave: text().primaryKey(),
  /** Of a key or certificate: the person it is of, once the Portal has let it in. */
  pessoa: text(),
  /** The last log-in that was tried, whatever came of it. */
  entradaEm: instante(),
  /** Until when a server holds the turn, and under which number: one request of a person at a time. */
  vezAte: instante(),
  vez: uuid(),
});

/** The calls of a function in an hour of the clock, by `portal_pessoa.chave`. */
export const portalChamadas = pgTable(
  'portal_chamadas',
  {
    chave: text().notNull(),
    funcao: text().notNull(),
    hora: instante().notNull(),
    chamadas: integer().notNull(),
    /** How many an hour allows, as published or as the Portal told when there was one too many. */
    numero: integer(),
    /** When the Portal told that number; null of a published one, which is not learnt again. */
    numeroEm: instante(),
    /** Until when the Portal has closed the function. */
    voltaEm: instante(),
  },
  (t) => [primaryKey({ columns: [t.chave, t.funcao] })],
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
    uniqueIndex('portal_consulta_pedida').on(t.empresaId, t.credencialId, t.numero).where(sql`situacao = 'NA_FILA'`),
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

/** Every night this credential asks for the new DUIMPs of an importer, as long as `proximaEm` is set. */
export const portalRonda = pgTable(
  'portal_ronda',
  {
    empresaId: empresaId(),
    credencialId: uuid().notNull(),
    importadorId: uuid().notNull(),
    ligadaEm: instante().notNull(),
    ligadaPor: uuid().notNull(),
    /** Null while it is off. */
    proximaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.credencialId, t.importadorId] }),
    index('portal_ronda_devida').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.ligadaPor, usuario),
  ],
);

/** The DUIMPs of an importer in a period, asked of the Portal by a person or by the nightly round. */
export const portalBusca = pgTable(
  'portal_busca',
  {
    empresaId: empresaId(),
    id: id(),
    credencialId: uuid().notNull(),
    importadorId: uuid().notNull(),
    /** CNPJ that was asked for. */
    ni: char({ length: 14 }).notNull(),
    de: date({ mode: 'string' }).notNull(),
    ate: date({ mode: 'string' }).notNull(),
    daRonda: boolean().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    proximaEm: instante(),
    olhadaEm: instante(),
    /** Numbers the Portal answered, in its order. */
    achadas: text().array().notNull().default([]),
    /** How many of them the round put into the queue. */
    trazidas: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_busca_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_busca_da_ronda').on(t.empresaId, t.credencialId, t.importadorId, t.pedidaEm),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.pedidaPor, usuario),
  ],
);

/** A processo whose DUIMP is looked at in the Portal from time to time, as long as `proximaEm` is set. */
export const portalAcompanhamento = pgTable(
  'portal_acompanhamento',
  {
    empresaId: empresaId(),
    processoId: uuid().notNull(),
    credencialId: uuid().notNull(),
    numero: text().notNull(),
    ligadoEm: instante().notNull(),
    ligadoPor: uuid().notNull(),
    /** Null once it was switched off, or nothing more can change. */
    proximaEm: instante(),
    /** When a person switched it off: then no notice of the Portal wakes it. */
    paradoEm: instante(),
    tentativas: integer().notNull().default(0),
    olhadoEm: instante(),
    /** Why it waits, or why it ended. */
    frase: text(),
    /** What the last answer said; null before the first. */
    visto: jsonb().$type<VistoNoPortal>(),
    /** The last cover, as it came. */
    arquivoId: uuid(),
    /** The fetch of a version newer than that of the processo. */
    consultaId: uuid(),
    /** Notices of the Portal so far: a look during which another comes in is followed by one more. */
    avisos: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.processoId] }),
    index('portal_acompanhamento_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.ligadoPor, usuario),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.consultaId, portalConsulta),
  ],
);
