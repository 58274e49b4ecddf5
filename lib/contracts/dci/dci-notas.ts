import { z } from 'zod';
import { MOTIVOS_FORA } from '#lib/domain/zfm/dci.ts';
import { modalidadeDci } from '#lib/registros/dci-partes.ts';
import { NOTA_DA_DCI } from '#lib/registros/nota-da-dci.ts';
import { dataLida, decimalDe, dinheiro, id } from '#lib/registros/primitivos.ts';
import { codigoENome, textoOpcional } from '#lib/registros/tipos.ts';
import { localDestinoDci } from './dci-partes.ts';

const destinatario = z.object({
  tipo: z.enum(['PJ', 'PF', 'EXTERIOR']),
  documento: z.string().nullable(),
  nome: z.string(),
});

/** A nota typed by hand. */
export const notaNova = z.strictObject(NOTA_DA_DCI);
export type NotaNova = z.infer<typeof notaNova>;

export const notaEdicao = notaNova.extend({ id, versao: z.number().int().min(1) });

const itemDaNota = z.object({
  id,
  /** From 1. */
  nItem: z.number().int(),
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  cfop: z.string(),
  unidade: z.string(),
  quantidade: decimalDe(5),
  valorUnitario: decimalDe(10),
  valor: dinheiro,
  modalidade: modalidadeDci.nullable(),
  dcr: z.object({ id, numero: z.string().nullable(), processo: z.string() }).nullable(),
  fora: z.enum(MOTIVOS_FORA).nullable(),
});

export const notaDaDci = z.object({
  id,
  versao: z.number().int(),
  origem: z.enum(['XML', 'DIGITADA']),
  chave: z.string().nullable(),
  numero: z.string(),
  serie: z.string(),
  emissao: dataLida,
  saida: dataLida.nullable(),
  destinatario,
  uf: z.string().nullable(),
  municipio: codigoENome.nullable(),
  /** Null where the município is unknown, or the nota is left out. */
  destino: localDestinoDci.nullable(),
  valor: dinheiro,
  fora: z.enum(MOTIVOS_FORA).nullable(),
  motivoFora: z.string().nullable(),
  itens: z.array(itemDaNota),
});
export type NotaDaDci = z.infer<typeof notaDaDci>;

/** Body of `POST /api/Dci/:id/Nota/:notaId/Fora`: leaves a nota out by hand, or takes it back in. */
export const pedidoDeFora = z.strictObject({ versao: z.number().int().min(1), motivo: textoOpcional(200) });

/** Progress and result of an upload of notas, a file or a zip: `GET /api/Dci/:id/Recebimento/:recebimento`. */
export const recebimentoDeNotas = z.object({
  id,
  situacao: z.enum(['RECEBENDO', 'APURANDO', 'TERMINADO', 'FALHOU']),
  /** Documents read out of `total`, which is null until it is known. */
  lidos: z.number().int(),
  total: z.number().int().nullable(),
  incluidas: z.number().int(),
  /** Notas that the DCI already has. */
  repetidas: z.number().int(),
  /** Notas left out, by reason; the DCI keeps them with that reason. */
  fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  /** Files that gave no nota: their total, and the first of them with the reason. */
  recusadasAoTodo: z.number().int(),
  recusadas: z.array(z.object({ arquivo: z.string(), motivo: z.string() })),
  /** Notas of which a text was cleaned of what nobody sees: their total, and the first of them with the sentence. */
  limpasAoTodo: z.number().int().default(0),
  limpas: z.array(z.object({ arquivo: z.string(), motivo: z.string() })).default([]),
  /** The sentence for a failure of the whole upload. */
  falha: z.string().nullable(),
});
export type RecebimentoDeNotas = z.infer<typeof recebimentoDeNotas>;

/** How many refused files the answer names, and how many cleaned ones. */
export const MAXIMO_DE_RECUSADAS = 200;
/** The largest upload of notas, in bytes. */
export const TAMANHO_MAXIMO_NOTAS = 256 * 1024 * 1024;
