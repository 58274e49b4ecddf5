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
import type { ComplementoDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { TipoDePergunta } from '#lib/portal/domain/pergunta-ao-portal.ts';
import type { ModoDeEntrar, SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';
import type {
  AvisoDoRascunho,
  EtapaDoRascunho,
  NossosValores,
  ProblemaDoRascunho,
  SituacaoDoRascunho,
  ValoresDoRascunho,
  ValoresDosItens,
} from '#lib/portal/domain/rascunho-no-portal.ts';
import type { EtapaDoRegistro, SituacaoDoRegistro } from '#lib/portal/domain/registro-no-portal.ts';
import type { PreenchimentoDaRetificacao, SituacaoDaRetificacao } from '#lib/portal/domain/retificacao-no-portal.ts';
import type { VistoNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { importador } from './cadastros.ts';
import { companyKey, dinheiro, empresaId, id, instante } from './columns.ts';
import { arquivo, usuario } from './core.ts';
import { processo } from './processo.ts';

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

/** A NCM whose attributes were asked of the Portal in an environment; one row a NCM, whoever asked last. */
export const portalAtributos = pgTable(
  'portal_atributos',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    ncm: char({ length: 8 }).notNull(),
    credencialId: uuid().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    /** Why it waits or was refused. */
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** Null once nothing more is asked. */
    proximaEm: instante(),
    /** The last answer that was kept; a refusal leaves the former one. */
    olhadaEm: instante(),
    arquivoId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_atributos_da_ncm').on(t.empresaId, t.ambiente, t.ncm),
    index('portal_atributos_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** An answer about the attributes of a NCM, kept as it came. */
export const portalAtributosResposta = pgTable(
  'portal_atributos_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    atributosId: uuid().notNull(),
    credencialId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_atributos_resposta_da_credencial').on(t.empresaId, t.credencialId, t.em),
    companyKey(t, t.atributosId, portalAtributos),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/**
 * What was asked of the Portal in an environment by its key: the tax treatment of a NCM, a country and a day, the list of the customs
 * tables, or one table. One row a key, whoever asked last.
 */
export const portalPergunta = pgTable(
  'portal_pergunta',
  {
    empresaId: empresaId(),
    id: id(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    tipo: text().$type<TipoDePergunta>().notNull(),
    /** `ncm/país/dia`, the name of a table, or empty for the list of them. */
    chave: text().notNull(),
    credencialId: uuid().notNull(),
    situacao: text().$type<SituacaoDaConsulta>().notNull(),
    /** Why it waits or was refused, or what a whole answer does not have. */
    frase: text(),
    tentativas: integer().notNull().default(0),
    pedidaEm: instante().notNull(),
    pedidaPor: uuid().notNull(),
    /** Null once nothing more is asked. */
    proximaEm: instante(),
    /** The round of answers under way, counted from 1; each asking begins one. */
    rodada: integer().notNull(),
    /** The last whole round, which stays while another is asked for, and when it was whole. */
    rodadaInteira: integer(),
    olhadaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_pergunta_da_chave').on(t.empresaId, t.ambiente, t.tipo, t.chave),
    index('portal_pergunta_na_fila').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidaPor, usuario),
  ],
);

/** An answer, kept as it came; a table has several of a round, its columns first. */
export const portalPerguntaResposta = pgTable(
  'portal_pergunta_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    perguntaId: uuid().notNull(),
    credencialId: uuid().notNull(),
    rodada: integer().notNull(),
    parte: integer().notNull(),
    /** Null when the Portal answered that it has nothing. */
    arquivoId: uuid(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_pergunta_resposta_parte').on(t.empresaId, t.perguntaId, t.rodada, t.parte),
    index('portal_pergunta_resposta_da_credencial').on(t.empresaId, t.credencialId, t.em),
    companyKey(t, t.perguntaId, portalPergunta),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.arquivoId, arquivo),
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

/**
 * A retificação of the registered DUIMP of a processo, prepared here. It is kept whatever comes of it, with its reason. A processo has
 * one in the open, and while it has, what the DUIMP declares may be changed in the processo.
 */
export const portalRetificacao = pgTable(
  'portal_retificacao',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    credencialId: uuid().notNull(),
    numero: text().notNull(),
    /** The registered version it departs from, of the processo and of the Portal. */
    versaoBase: integer().notNull(),
    motivo: text().notNull(),
    situacao: text().$type<SituacaoDaRetificacao>().notNull(),
    abertaEm: instante().notNull(),
    abertaPor: uuid().notNull(),
    encerradaEm: instante(),
    encerradaPor: uuid(),
    /** The registered version in the form of what is sent, and when it came; null before. */
    modelo: jsonb().$type<{ capa: string; itens: string[] }>(),
    modeloEm: instante(),
    /** The registered number of each planned item, by its id; null before the version came. */
    numeros: jsonb().$type<Record<string, number>>(),
    /** What the registered version filled in; null where it filled nothing, or that was taken away. */
    preenchimento: jsonb().$type<PreenchimentoDaRetificacao>(),
    /** When the request for the new version left, whatever came of it. */
    pedidaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_retificacao_aberta').on(t.empresaId, t.processoId).where(sql`situacao = 'ABERTA'`),
    index('portal_retificacao_do_processo').on(t.empresaId, t.processoId, t.abertaEm),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.abertaPor, usuario),
    companyKey(t, t.encerradaPor, usuario),
  ],
);

/** The DUIMP of a processo before its registration: what a person added to it, and where its draft in the Portal stands. */
export const portalRascunho = pgTable(
  'portal_rascunho',
  {
    empresaId: empresaId(),
    processoId: uuid().notNull(),
    /** Counts the changes of `complemento`. */
    versao: integer().notNull().default(1),
    complemento: jsonb().$type<ComplementoDaDuimp>().notNull(),
    alteradoEm: instante().notNull(),
    alteradoPor: uuid().notNull(),
    situacao: text().$type<SituacaoDoRascunho>().notNull(),
    /** The retificação that this is the draft of; null for that of a new DUIMP. */
    retificacaoId: uuid(),
    /** The next thing to be asked of the Portal; null when nothing is. */
    etapa: text().$type<EtapaDoRascunho>(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    proximaEm: instante(),
    credencialId: uuid(),
    /** Number and version that the Portal gave; null before the first answer. */
    numero: text(),
    versaoDuimp: text(),
    /** The bodies as they are sent, and the SHA-256 of them. */
    escrito: jsonb().$type<{ capa: string; itens: string[] }>(),
    sha256: text(),
    mandadoEm: instante(),
    mandadoPor: uuid(),
    /** Numbers of the items that the draft in the Portal has. */
    itensLa: integer().array().notNull().default([]),
    /** What the Portal refuses, field by field. */
    problemas: jsonb().$type<ProblemaDoRascunho[]>().notNull().default([]),
    diagnosticoEm: instante(),
    /** The last notice about this draft, which is what tells the outcome of a diagnosis. */
    aviso: jsonb().$type<AvisoDoRascunho>(),
    valores: jsonb().$type<ValoresDoRascunho>(),
    valoresEm: instante(),
    /** Item by item, when somebody asked for it; null before. */
    valoresDosItens: jsonb().$type<ValoresDosItens>(),
    /** Ours, of the same day. */
    nossos: jsonb().$type<NossosValores>(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.processoId] }),
    index('portal_rascunho_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_rascunho_numero').on(t.empresaId, t.numero).where(sql`numero is not null`),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.alteradoPor, usuario),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.mandadoPor, usuario),
    companyKey(t, t.retificacaoId, portalRetificacao),
  ],
);

/** An answer of the Portal about a draft, kept as it came. */
export const portalRascunhoResposta = pgTable(
  'portal_rascunho_resposta',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    funcao: text().notNull(),
    status: integer().notNull(),
    arquivoId: uuid(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('portal_rascunho_resposta_do_processo').on(t.empresaId, t.processoId, t.em),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/**
 * A request to register the draft of a DUIMP. It is kept whatever comes of it. There is one in the open a processo, and one a draft (its
 * number and version) that may have been registered: no draft is registered twice.
 */
export const portalRegistro = pgTable(
  'portal_registro',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    credencialId: uuid().notNull(),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    /** Of the draft: its number and version, the SHA-256 of what was sent, how many items. */
    numero: text().notNull(),
    versaoDuimp: text().notNull(),
    sha256: text().notNull(),
    itens: integer().notNull(),
    /** What is debited, as the person typed it, in reais. */
    valor: dinheiro().notNull(),
    /** Whether errors that do not forbid the registration are taken knowingly. */
    mesmoComAlertas: boolean().notNull(),
    situacao: text().$type<SituacaoDoRegistro>().notNull(),
    etapa: text().$type<EtapaDoRegistro>(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    proximaEm: instante(),
    problemas: jsonb().$type<ProblemaDoRascunho[]>().notNull().default([]),
    aviso: jsonb().$type<AvisoDoRascunho>(),
    pedidoEm: instante().notNull(),
    pedidoPor: uuid().notNull(),
    /** The second person, where the company wants one. */
    aprovadoEm: instante(),
    aprovadoPor: uuid(),
    enviadoEm: instante(),
    /** Questions after the request left, and the last of them. */
    perguntas: integer().notNull().default(0),
    olhadoEm: instante(),
    /** As the Portal says it: the version in force and the instant of the registration. */
    versaoRegistrada: text(),
    registradaEm: text(),
    /** The fetch of what was registered. */
    consultaId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_registro_aberto')
      .on(t.empresaId, t.processoId)
      .where(sql`situacao in ('AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO')`),
    uniqueIndex('portal_registro_da_duimp')
      .on(t.empresaId, t.ambiente, t.numero, t.versaoDuimp)
      .where(sql`situacao in ('AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO', 'REGISTRADA')`),
    index('portal_registro_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_registro_do_processo').on(t.empresaId, t.processoId, t.pedidoEm),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.pedidoPor, usuario),
    companyKey(t, t.aprovadoPor, usuario),
    companyKey(t, t.consultaId, portalConsulta),
  ],
);
