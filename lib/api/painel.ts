import useSWR from 'swr';
import { type PainelConsulta, painel } from '#lib/contracts/painel.ts';
import { prontidao } from '#lib/contracts/prontidao.ts';
import { read } from './client.ts';

/** Reads the dashboard. The previous data stays until that of the new months or importador arrives. */
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

/** Reads what the company still lacks for 2027. */
export function useProntidao() {
  return useSWR('/api/Dashboard/Prontidao', (recurso) => read(recurso, prontidao), { refreshInterval: CINCO_MINUTOS });
}

const CINCO_MINUTOS = 300_000;
