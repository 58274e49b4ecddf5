import { z } from 'zod';
import { type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** Limit of an uploaded sheet, in bytes. */
export const TAMANHO_MAXIMO_PLANILHA = 64 * 1024 * 1024;
/** Limit of rows per import, titles not counted. */
export const MAXIMO_DE_LINHAS = 200_000;
/** Further columns are ignored. */
export const MAXIMO_DE_COLUNAS = 200;

const NOMES = Object.keys(RECURSOS_DE_PLANILHA) as [NomeDeRecurso, ...NomeDeRecurso[]];
export const recursoDePlanilha = z.enum(NOMES);

const SITUACOES_PLANILHA = [
  'LIDA',
  'CONFERINDO',
  'CONFERIDA',
  'GRAVANDO',
  /** Partly written: the import can go on, or be undone. */
  'INTERROMPIDA',
  'GRAVADA',
  'DESFAZENDO',
  'DESFEITA',
] as const;
export type SituacaoPlanilha = (typeof SITUACOES_PLANILHA)[number];

const indice = z.number().int().min(0);

/** How to read a sheet: the field of each column, and the effect of a row on an existing record. */
const mapaDePlanilha = z.strictObject({
  /** Index of the sheet in the workbook, from 0. */
  folha: indice,
  /** Index of the row of titles, from 0; the rows after it are read. */
  cabecalho: indice,
  /** The field of each column; null for an ignored column. */
  colunas: z.array(z.string().nullable()).max(MAXIMO_DE_COLUNAS),
  /** Fields without a column that have one value in all rows, as a cell would say it. */
  fixos: z.record(z.string().max(100), z.string().trim().max(4000)).optional(),
  /** How to read numbers that fit both conventions, where the sheet does not tell: `1.234` as a thousand and more, or as a decimal. */
  numeros: z.enum(['PT', 'EN']).optional(),
  /** A row with the key of an existing record changes the record, is skipped, or is an error. */
  existentes: z.enum(['ATUALIZAR', 'PULAR', 'ACUSAR']).default('ATUALIZAR'),
  /** An empty cell in a row that changes a record keeps the field, or empties it. */
  vazias: z.enum(['MANTER', 'APAGAR']).default('MANTER'),
});
export type MapaDePlanilha = z.infer<typeof mapaDePlanilha>;

/** Cells corrected in place: by number of the row in the file, from 1, then by index of the column. */
const correcoesDePlanilha = z.record(
  z.string().regex(/^\d+$/),
  z.record(z.string().regex(/^\d+$/), z.string().max(4000)),
);
export type CorrecoesDePlanilha = z.infer<typeof correcoesDePlanilha>;

export const pedidoDeConferir = z.strictObject({ mapa: mapaDePlanilha, correcoes: correcoesDePlanilha.default({}) });
export type PedidoDeConferir = z.infer<typeof pedidoDeConferir>;

/** Writes all rows or none, or only the rows that passed the check. */
export const pedidoDeGravar = z.strictObject({ modo: z.enum(['TUDO', 'AS_QUE_PASSARAM']) });
export type ModoDeGravar = z.infer<typeof pedidoDeGravar>['modo'];

const contagem = z.number().int();
const contagens = z.object({
  novas: contagem,
  alteradas: contagem,
  iguais: contagem,
  puladas: contagem,
  comErro: contagem,
});
export type Contagens = z.infer<typeof contagens>;

/** A sheet import: the file, how it is read, and its progress. */
export const planilha = z.object({
  id,
  recurso: recursoDePlanilha,
  nome: z.string(),
  situacao: z.enum(SITUACOES_PLANILHA),
  /**
   * Rows done of the running step; null while nothing runs. Before writing, the sheet is checked once more (`conferindo`), and then
   * the count restarts.
   */
  progresso: z.object({ feitas: contagem, total: contagem, conferindo: z.boolean() }).nullable(),
  /** Why the last step did not finish. */
  falha: z.string().nullable(),
  folhas: z.array(
    z.object({
      nome: z.string(),
      linhas: contagem,
      /** Its first rows, as display text. */
      amostra: z.array(z.array(z.string())),
      /** What each column tells of how numbers are written; absent in sheets received before this was kept. */
      numeros: z.array(z.object({ pt: z.boolean(), en: z.boolean(), duvida: z.string().nullable() })).optional(),
      /** Suggested reading: that of the last sheet with these titles, or else a guess from the titles. */
      palpite: mapaDePlanilha,
      /** Whether `palpite` is the reading used last time. */
      lembrado: z.boolean(),
    }),
  ),
  mapa: mapaDePlanilha.nullable(),
  /** Result of the check, or of the writing. */
  contagens: contagens.nullable(),
  /** Rows written so far, of those in `contagens`; null unless the writing was interrupted. */
  gravadas: contagem.nullable(),
  /** Result of the undoing. */
  desfeitas: z.object({ desfeitas: contagem, mantidas: contagem }).nullable(),
  criadaEm: instante,
});
export type Planilha = z.infer<typeof planilha>;

export const linhaComErro = z.object({
  /** Number of the row in the file, from 1. */
  numero: contagem,
  /** Display text, by column. */
  celulas: z.array(z.string()),
  /** Sentences by index of the column; a sentence about the whole row is under `''`. */
  erros: z.record(z.string(), z.string()),
});
export type LinhaComErro = z.infer<typeof linhaComErro>;

/** Wrong rows that share a cause: sentences that differ only in what they quote and in their numbers. */
const causaDeErro = z.object({
  /** Index of the column; null for a sentence about the whole row. */
  coluna: contagem.nullable(),
  /** The sentence of the first of these rows. */
  frase: z.string(),
  quantas: contagem,
  /** Whether the sentences differ. */
  variam: z.boolean(),
  /** Numbers of the first rows in the file. */
  linhas: z.array(contagem),
});
export const causasDeErro = z.array(causaDeErro);
export type CausaDeErro = z.infer<typeof causaDeErro>;

/** The lines of a checked sheet for the grid of their record. Nothing is written. */
export const linhasDaPlanilha = z.object({
  linhas: z.array(
    z.object({
      /** Number of the row in the file, from 1. */
      numero: contagem,
      /** Text by column of the grid; unreadable text is kept as it came. */
      celulas: z.record(z.string(), z.string()),
      /** Why a cell is refused, by column. */
      erros: z.record(z.string(), z.string()),
    }),
  ),
  /** Records that cells mean by name. */
  nomes: z.array(z.object({ id, nome: z.string() })),
});
export type LinhasDaPlanilha = z.infer<typeof linhasDaPlanilha>;

export const linhasComErroConsulta = consultaDeLista(['numero'], 'numero', {}).pick({ pagina: true, tamanho: true });
export const planilhaNova = z.strictObject({ recurso: recursoDePlanilha });
