import type { EmbarqueDoMapa, Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import type { Lugar } from '#lib/domain/aduana/viagem/paises-do-mundo.ts';
import { rotaDeEmbarque } from '#lib/domain/aduana/viagem/rotas-de-embarque.ts';
import type { ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';

/** A route from an origin to Manaus, with its shipments. */
export interface Rota {
  origem: OrigemDoMapa;
  via: ViaTransporte | null;
  lugares: Lugar[];
  embarques: EmbarqueDoMapa[];
}

/** Returns a route per origin and mode of transport of its shipments. */
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
