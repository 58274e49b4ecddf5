import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { relacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';

/** Reads the records beside a process: orders, DAI, lots, papers. */
export function useRelacionadosDoProcesso(processoId: string) {
  return useSWR(`/api/Processo/${processoId}/Relacionados` as const, (endereco) =>
    read(endereco, relacionadosDoProcesso),
  );
}
