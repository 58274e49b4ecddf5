import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import { CAMPOS_A_CONFIRMAR, type Tabela } from '#lib/domain/cadastros/tabelas.ts';
import { aliquota, companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { chaves, recordColumns } from './record-columns.ts';

/** A row of one of the reference tables of the Siscomex (lib/domain/cadastros/tabelas.ts). */
const colunasDeReferencia = {
  tabela: text().$type<Tabela>().notNull(),
  codigo: text().notNull(),
  nome: text().notNull(),
  /** ISO letters of a country or a currency, short form of a unit. */
  sigla: text(),
  /** Of an NCM, like the two days after it. */
  unidadeEstatistica: text(),
  vigenciaInicio: date({ mode: 'string' }),
  vigenciaFim: date({ mode: 'string' }),
  fonte: text(),
  situacao: text({ enum: SITUACOES_REFERENCIA }).notNull(),
  /** Of an NCM: the ad valorem rate of the II in the TEC, per cent; null where nobody said it. */
  aliquotaIi: aliquota(),
  /** Likewise of the IPI in the TIPI. */
  aliquotaIpi: aliquota(),
  /** The act and the day of the table that both rates were taken from; the act of the code itself is `fonte`. */
  fonteDasAliquotas: text(),
};

/** Cais ships these rows and writes them when the server starts; nobody edits them (docs/decisions/tabelas-de-referencia.md). */
export const referenciaDeFabrica = pgTable('referencia_de_fabrica', {
  id: uuid().primaryKey(),
  ...colunasDeReferencia,
  aConfirmar: text({ enum: CAMPOS_A_CONFIRMAR }).array().notNull().default([]),
  chave: text().notNull(),
  busca: text().notNull(),
});

/** A company's own, which go before the shipped ones of the same code. */
export const referencia = pgTable('referencia', { ...recordColumns, ...colunasDeReferencia }, (t) => [
  ...chaves(t),
  uniqueIndex('referencia_codigo')
    .on(t.empresaId, t.tabela, t.codigo, sql`coalesce(vigencia_inicio, '-infinity')`)
    .where(sql`excluido_em is null`),
  index('referencia_busca').using('gin', t.empresaId, t.tabela, sql`${t.busca} gin_trgm_ops`),
]);

/** The official tables of the NCM a company has brought in; the one brought last is what its rows say. */
export const ncmImportada = pgTable(
  'ncm_importada',
  {
    empresaId: empresaId(),
    id: id(),
    /** The day the table is of. */
    atualizadaEm: date({ mode: 'string' }).notNull(),
    ato: text().notNull(),
    arquivo: text().notNull(),
    importadaEm: instante().notNull(),
    importadaPor: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.id] }), companyKey(t, t.importadaPor, usuario)],
);
