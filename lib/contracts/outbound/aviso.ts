import { z } from 'zod';
import { RECURSOS_COM_AVISO, TIPOS_DE_AVISO } from '#lib/domain/avisos/aviso.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** A notice: something happened to a record of the caller. */
export const aviso = z.object({
  id,
  tipo: z.enum(TIPOS_DE_AVISO),
  recurso: z.enum(RECURSOS_COM_AVISO),
  registroId: id,
  /** Display name of the record: `IMP-2026-0012`. */
  titulo: z.string(),
  texto: z.string(),
  autor: z.string(),
  /** How often the event happened since the notice was last read. */
  vezes: z.number().int(),
  em: instante,
  lidoEm: instante.nullable(),
});
export type Aviso = z.infer<typeof aviso>;

export const contagemDeAvisos = z.object({ naoLidos: z.number().int() });

/** The notices to mark as read; all of them when `ids` is absent. */
export const avisosLidos = z.strictObject({ ids: z.array(id).max(200).optional() });
