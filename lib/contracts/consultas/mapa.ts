import { z } from 'zod';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { id } from '#lib/registros/primitivos.ts';

/** Query of `GET /api/Mapa`. */
export const mapaConsulta = z.strictObject({
  importadorId: id.optional(),
  viaTransporte: z.enum(VIAS_TRANSPORTE).optional(),
  /** Only shipments whose ETA has passed without an arrival. */
  atrasados: z.literal('true').optional(),
});

export type MapaConsulta = z.infer<typeof mapaConsulta>;
