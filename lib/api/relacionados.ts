import useSWR from 'swr';
import { relacionadosDoProcesso } from '#lib/contracts/relacionados.ts';
import { read } from './client.ts';

/** Reads the records beside a process: orders, DAI, lots, papers. */
export function useRelacionadosDoProcesso(processoId: string) {
  return useSWR(`/api/Processo/${processoId}/Relacionados` as const, (endereco) =>
    read(endereco, relacionadosDoProcesso),
  );
}
