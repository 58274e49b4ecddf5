import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ComplementoDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
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
import { companyKey, dinheiro, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { portalConsulta, portalCredencial } from './portal.ts';
import { processo } from './processo.ts';
import { arquivo } from './records.ts';

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
