import type { EmbarqueDoMapa, Mapa, OrigemDoMapa } from '#lib/contracts/mapa.ts';
import type { Lugar } from '#lib/domain/aduana/paises-do-mundo.ts';
import { rotaDeEmbarque } from '#lib/domain/aduana/rotas-de-embarque.ts';
import type { ViaTransporte } from '#lib/domain/aduana/via-transporte.ts';

/** One way from an origin to Manaus, with what is on it. */
export interface Rota {
  origem: OrigemDoMapa;
  via: ViaTransporte | null;
  lugares: Lugar[];
  embarques: EmbarqueDoMapa[];
}

/** From each origin on the map, a way for each way of transport its shipments have. */
export function rotasDe({ origens }: Mapa): Rota[] {
  return origens.flatMap((origem) => {
    const { lugar, embarques } = origem;
    if (!lugar) return [];
    const vias = [...new Set(embarques.map(({ viaTransporte }) => viaTransporte))];
    return vias.map((via) => ({
      origem,
      via,
      lugares: rotaDeEmbarque(lugar, via),
      embarques: embarques.filter(({ viaTransporte }) => viaTransporte === via),
    }));
  });
}
