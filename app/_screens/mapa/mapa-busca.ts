import { z } from 'zod';
import { type MapaConsulta, mapaConsulta } from '#lib/contracts/consultas/mapa.ts';

/** The router reads digits as a number and `true` as a boolean. */
const tolerante = <T extends z.ZodType>(esquema: T) =>
  z
    .preprocess((valor) => (typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : valor), esquema)
    .optional()
    .catch(undefined);
const { importadorId, viaTransporte, atrasados } = mapaConsulta.shape;

/** What the map is filtered by, the origin that is open, and, where there is no room for both, whether map or list is looked at. */
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
