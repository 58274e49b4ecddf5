import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { type CalendarioConsulta, calendario } from '#lib/contracts/parametros/calendario.ts';

const RECURSO = '/api/Calendario';

/** Reads what falls on each of these days. The days before stay while others load. */
export function useCalendario(consulta: CalendarioConsulta) {
  return useSWR(
    [RECURSO, consulta] as const,
    ([recurso, filtros]) => read(recurso, calendario, { consulta: filtros }),
    {
      keepPreviousData: true,
    },
  );
}
