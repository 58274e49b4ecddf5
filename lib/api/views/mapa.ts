import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import type { MapaConsulta } from '#lib/contracts/consultas/mapa.ts';
import { mapa } from '#lib/contracts/views/mapa.ts';

const RECURSO = '/api/Mapa';

/** Reads the shipments on their way, by origin. The previous ones stay while others load. */
export function useMapa(consulta: MapaConsulta = {}) {
  return useSWR([RECURSO, consulta] as const, ([recurso, filtros]) => read(recurso, mapa, { consulta: filtros }), {
    keepPreviousData: true,
  });
}
