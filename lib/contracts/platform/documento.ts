import { z } from 'zod';
import { TIPOS_DOCUMENTO } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** Limit of a file kept with a record, in bytes. */
export const TAMANHO_MAXIMO_DOCUMENTO = 32 * 1024 * 1024;

/** Resources whose records can keep files. */
const RECURSOS_COM_DOCUMENTOS = [
  'Processo',
  'Importador',
  'Representante',
  'Fornecedor',
  'Item',
  'MatrizTributacao',
  'PurchaseOrder',
  'Produto',
  'CompraNacional',
  'EntradaDeInsumo',
  'Dai',
] as const;
export type RecursoComDocumentos = (typeof RECURSOS_COM_DOCUMENTOS)[number];

const dono = { recurso: z.enum(RECURSOS_COM_DOCUMENTOS), registroId: id };
const nome = z.string().trim().min(1, 'Dê um nome ao arquivo.').max(200, 'O nome tem no máximo 200 caracteres.');

/** Query of `POST /api/Documento`: the record that keeps the file, and the type of the document. */
export const documentoNovo = z.strictObject({
  Bucket: z.literal('anexos').default('anexos'),
  ...dono,
  tipo: z.enum(TIPOS_DOCUMENTO).default('OUTRO'),
});
export type DocumentoNovo = z.infer<typeof documentoNovo>;

export const documentoEdicao = z.strictObject({
  id,
  versao: z.number().int().min(1),
  nome,
  tipo: z.enum(TIPOS_DOCUMENTO),
});
export type DocumentoEdicao = z.infer<typeof documentoEdicao>;

/** A file kept with a record; its bytes are at `/api/Documento/{id}/Conteudo`. */
export const documento = z.object({
  id,
  versao: z.number().int(),
  ...dono,
  nome: z.string(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  /** In bytes. */
  tamanho: z.number().int(),
  sha256: z.string(),
  enviadoEm: instante,
  enviadoPor: z.object({ id, nome: z.string() }),
});
export type Documento = z.infer<typeof documento>;

/** Limit of records that get a file in one act. */
const MAXIMO_DE_DONOS = 2_000;

/** Keeps the file of an attachment with more records of the same resource. */
export const documentoRepetido = z.strictObject({ registros: z.array(id).min(1).max(MAXIMO_DE_DONOS) });

/** How many records got the file, and how many had it already. */
export const anexadosAMais = z.object({ anexados: z.number().int(), jaTinham: z.number().int() });
export type AnexadosAMais = z.infer<typeof anexadosAMais>;

export const documentoConsulta = consultaDeLista(['enviadoEm', 'nome', 'tipo'], '-enviadoEm', {
  ...dono,
  excluidos: z.enum(['true', 'false']).default('false'),
});
export type DocumentoConsulta = z.infer<typeof documentoConsulta>;
