import { z } from 'zod';
import { type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** The largest sheet taken, in bytes. */
export const TAMANHO_MAXIMO_PLANILHA = 64 * 1024 * 1024;
/** The most rows one import takes, titles not counted. */
export const MAXIMO_DE_LINHAS = 200_000;
/** Columns beyond these are not looked at. */
export const MAXIMO_DE_COLUNAS = 200;

const NOMES = Object.keys(RECURSOS_DE_PLANILHA) as [NomeDeRecurso, ...NomeDeRecurso[]];
export const recursoDePlanilha = z.enum(NOMES);

const SITUACOES_PLANILHA = [
  'LIDA',
  'CONFERINDO',
  'CONFERIDA',
  'GRAVANDO',
  /** Written in part: to be gone on with, or undone. */
  'INTERROMPIDA',
  'GRAVADA',
  'DESFAZENDO',
  'DESFEITA',
] as const;
export type SituacaoPlanilha = (typeof SITUACOES_PLANILHA)[number];

const indice = z.number().int().min(0);

/** How a sheet is to be read: which fields its columns are, and what a row does to a record that is there. */
const mapaDePlanilha = z.strictObject({
  /** Index of the sheet in the workbook. */
  folha: indice,
  /** Index of the row of titles; the rows after it are read. */
  cabecalho: indice,
  /** The field of each column, null for one that is left out. */
  colunas: z.array(z.string().nullable()).max(MAXIMO_DE_COLUNAS),
  /** A row whose key is that of a record: changes it, is passed over, or is an error. */
  existentes: z.enum(['ATUALIZAR', 'PULAR', 'ACUSAR']).default('ATUALIZAR'),
  /** An empty cell in a row that changes a record: the field stays as it is, or is emptied. */
  vazias: z.enum(['MANTER', 'APAGAR']).default('MANTER'),
});
export type MapaDePlanilha = z.infer<typeof mapaDePlanilha>;

/** Cells mended in place: by number of the row in the file, from 1, then by index of the column. */
const correcoesDePlanilha = z.record(
  z.string().regex(/^\d+$/),
  z.record(z.string().regex(/^\d+$/), z.string().max(4000)),
);
export type CorrecoesDePlanilha = z.infer<typeof correcoesDePlanilha>;

export const pedidoDeConferir = z.strictObject({ mapa: mapaDePlanilha, correcoes: correcoesDePlanilha.default({}) });
export type PedidoDeConferir = z.infer<typeof pedidoDeConferir>;

/** All rows or none; or those that passed. */
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

/** An import on its way: the file, how it is read, and how far it has come. */
export const planilha = z.object({
  id,
  recurso: recursoDePlanilha,
  nome: z.string(),
  situacao: z.enum(SITUACOES_PLANILHA),
  /** Rows done, of how many; null while nothing runs. */
  /** Rows of the step that runs; a sheet is checked once more before it is written (`conferindo`), and then counted anew. */
  progresso: z.object({ feitas: contagem, total: contagem, conferindo: z.boolean() }).nullable(),
  /** Why the last thing asked did not come to its end. */
  falha: z.string().nullable(),
  folhas: z.array(
    z.object({
      nome: z.string(),
      linhas: contagem,
      /** Its first rows as a person would write them. */
      amostra: z.array(z.array(z.string())),
      /** How it would be read: as the last sheet with these titles was, else as the titles say. */
      palpite: mapaDePlanilha,
      /** Whether the guess is what was done the last time. */
      lembrado: z.boolean(),
    }),
  ),
  mapa: mapaDePlanilha.nullable(),
  /** What the check found, or the writing did. */
  contagens: contagens.nullable(),
  /** Rows written so far, of those `contagens` has to write; null where the writing was not interrupted. */
  gravadas: contagem.nullable(),
  /** What the undoing did. */
  desfeitas: z.object({ desfeitas: contagem, mantidas: contagem }).nullable(),
  criadaEm: instante,
});
export type Planilha = z.infer<typeof planilha>;

/** A row that cannot be written as it stands. */
export const linhaComErro = z.object({
  /** Number of the row in the file, from 1. */
  numero: contagem,
  /** As a person would write them, a column each. */
  celulas: z.array(z.string()),
  /** Sentences by index of the column; under `''` what is said of the row. */
  erros: z.record(z.string(), z.string()),
});
export type LinhaComErro = z.infer<typeof linhaComErro>;

export const linhasComErroConsulta = consultaDeLista(['numero'], 'numero', {}).pick({ pagina: true, tamanho: true });
export const planilhaNova = z.strictObject({ recurso: recursoDePlanilha });
