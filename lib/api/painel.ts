import useSWR from 'swr';
import { type PainelConsulta, painel } from '#lib/contracts/painel.ts';
import { read } from './client.ts';

/** The dashboard. What it showed stays until the other months, or the other importer, have come. */
export function usePainel(consulta: PainelConsulta) {
  return useSWR(
    ['/api/Dashboard', consulta] as const,
    ([recurso]) => read(recurso, painel, { consulta: { ...consulta } }),
    {
      keepPreviousData: true,
      refreshInterval: CINCO_MINUTOS,
    },
  );
}

const CINCO_MINUTOS = 300_000;
