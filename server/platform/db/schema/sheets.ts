import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Contagens, MapaDePlanilha, Planilha, SituacaoPlanilha } from '#lib/contracts/platform/planilha.ts';
import type { CelulaDeArquivo } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { companyKey, criadoEm, empresaId, id } from './columns.ts';
import { usuario } from './core.ts';
import { arquivo } from './records.ts';

/** The import of a sheet; its rows are in the file, read again whenever they are needed. */
export const planilha = pgTable(
  'planilha',
  {
    empresaId: empresaId(),
    id: id(),
    recurso: text().$type<NomeDeRecurso>().notNull(),
    arquivoId: uuid().notNull(),
    situacao: text().$type<SituacaoPlanilha>().notNull(),
    falha: text(),
    folhas: jsonb().$type<Planilha['folhas']>().notNull(),
    mapa: jsonb().$type<MapaDePlanilha>(),
    /** Titles of the sheet it was last checked by: how it was read is how the next one with them is. */
    assinatura: text(),
    correcoes: jsonb().$type<Record<string, Record<string, CelulaDeArquivo>>>().notNull(),
    contagens: jsonb().$type<Contagens>(),
    desfeitas: jsonb().$type<Planilha['desfeitas']>(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('planilha_assinatura').on(t.empresaId, t.recurso, t.criadoEm),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.criadoPor, usuario),
  ],
);

/** A row of a sheet there is something to say of: what is wrong with it, or the change it became. */
export const planilhaLinha = pgTable(
  'planilha_linha',
  {
    empresaId: empresaId(),
    planilhaId: uuid().notNull(),
    /** In the file, from 1. */
    numero: integer().notNull(),
    celulas: jsonb().$type<CelulaDeArquivo[]>(),
    erros: jsonb().$type<Record<string, string>>(),
    registroId: uuid(),
    historicoId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.planilhaId, t.numero] }),
    index('planilha_linha_registro').on(t.empresaId, t.registroId),
    companyKey(t, t.planilhaId, planilha),
  ],
);
