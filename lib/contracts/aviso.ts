import { z } from 'zod';
import { RECURSOS_COM_AVISO, TIPOS_DE_AVISO } from '#lib/domain/sistema/aviso.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** Something that happened to what is mine. */
export const aviso = z.object({
  id,
  tipo: z.enum(TIPOS_DE_AVISO),
  recurso: z.enum(RECURSOS_COM_AVISO),
  registroId: id,
  /** What the record is called: `IMP-2026-0012`. */
  titulo: z.string(),
  texto: z.string(),
  autor: z.string(),
  /** How often it happened since it was last read. */
  vezes: z.number().int(),
  em: instante,
  lidoEm: instante.nullable(),
});
export type Aviso = z.infer<typeof aviso>;

export const contagemDeAvisos = z.object({ naoLidos: z.number().int() });

/** Which of them were read; all where none is named. */
export const avisosLidos = z.strictObject({ ids: z.array(id).max(200).optional() });
