import { z } from 'zod';
import { type MapaConsulta, mapaConsulta } from '#lib/contracts/consultas/mapa.ts';

/** The router parses digits as a number and `true` as a boolean. */
const tolerante = <T extends z.ZodType>(esquema: T) =>
  z
    .preprocess((valor) => (typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : valor), esquema)
    .optional()
    .catch(undefined);
const { importadorId, viaTransporte, atrasados } = mapaConsulta.shape;

/** The filters of the map, the open origin and, on a narrow screen, whether the list is shown instead of the map. */
export const mapaBusca = z.object({
  importadorId: tolerante(importadorId),
  viaTransporte: tolerante(viaTransporte),
  atrasados: tolerante(atrasados),
  origem: tolerante(z.string().max(20)),
  vista: tolerante(z.literal('lista')),
});
export type MapaBusca = z.infer<typeof mapaBusca>;

export function consultaDaBusca({ importadorId, viaTransporte, atrasados }: MapaBusca): MapaConsulta {
  return { importadorId, viaTransporte, atrasados };
}
