import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { type RelatorioConsulta, relatorio } from '#lib/contracts/views/relatorio.ts';
import type { NomeDeRelatorio } from '#lib/domain/telas/relatorio.ts';

/** Reads a report of a period. The previous report stays until the new one arrives. */
export function useRelatorio(nome: NomeDeRelatorio, consulta: RelatorioConsulta) {
  return useSWR(
    [recursoDoRelatorio(nome), consulta] as const,
    ([recurso]) => read(recurso, relatorio, { consulta: { ...consulta } }),
    { keepPreviousData: true },
  );
}

export function recursoDoRelatorio(nome: NomeDeRelatorio): `/api/Relatorio/${NomeDeRelatorio}` {
  return `/api/Relatorio/${nome}`;
}
