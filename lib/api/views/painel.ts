import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { type PainelConsulta, painel } from '#lib/contracts/views/painel.ts';
import { prontidao } from '#lib/contracts/views/prontidao.ts';

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
