import { z } from 'zod';
import { filtrosPorExtenso } from '#lib/contracts/platform/exportacao.ts';
import { ORIGENS_NAO_CONVERTIDAS } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const SITUACOES_NAO_CONVERTIDAS = ['A_DECLARAR', 'DECLARADO'] as const;

const filtros = {
  situacao: z.enum(SITUACOES_NAO_CONVERTIDAS).default('A_DECLARAR'),
  /** The day that late charges are counted to; today when absent. */
  ate: data.optional(),
  importadorId: id.optional(),
  processoId: id.optional(),
  loteId: id.optional(),
  dciId: id.optional(),
};

/** Query of the worksheet of event 112120: pages of import documents, the oldest first. */
export const naoConvertidosConsulta = z.strictObject({
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(200).default(25),
  ...filtros,
});
export type NaoConvertidosConsulta = z.infer<typeof naoConvertidosConsulta>;

export const naoConvertidosExportacao = z.strictObject({
  ...filtros,
  formato: z.enum(['xlsx', 'csv']).default('xlsx'),
  filtros: filtrosPorExtenso,
});

/** Query of the memória of a line that is still to be declared. */
export const memoriaNaoConvertidaConsulta = z.strictObject({
  loteId: id,
  origem: z.enum(ORIGENS_NAO_CONVERTIDAS),
  /** First DCI of its retificadoras, or the temporary exit; absent for a deadline. */
  raizId: id.optional(),
  ate: filtros.ate,
});
export type MemoriaNaoConvertidaConsulta = z.infer<typeof memoriaNaoConvertidaConsulta>;

/** Ten digits. */
export const NUMERO_DA_DSI = /^\d{10}$/;

/** Query of the XML fragment: one event is about one import document. */
export const eventoNaoConvertidoConsulta = z.strictObject({
  documento: z
    .union([id, z.string().regex(NUMERO_DA_DSI)], 'Informe o processo ou o número da DSI.')
    .meta({ description: 'O processo da declaração, ou o número da DSI.' }),
  loteId: id.optional(),
  dciId: id.optional(),
});
