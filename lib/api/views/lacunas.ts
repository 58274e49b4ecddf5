import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { lacunaDoProcesso } from '#lib/contracts/views/lacunas.ts';

/** Reads what a declared process lacks, one entry a cause; null skips the request. */
export function useLacunas(processoId: string | null) {
  const recurso = processoId === null ? null : (`/api/Processo/${processoId}/Lacunas` as const);
  return useSWR(recurso, (endereco) => read(endereco, lacunaDoProcesso.array()));
}
