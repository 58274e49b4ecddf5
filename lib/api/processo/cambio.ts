import useSWR from 'swr';
import { read, writeWithoutReply } from '#lib/api/platform/client.ts';
import { cambioDoProcesso } from '#lib/contracts/processo/cambio.ts';

/** Reads the exchange rates of a processo. `buscar` asks the central bank for an unknown rate, and then reads the rates again. */
export function useCambio(processoId: string) {
  const recurso = `/api/Processo/${processoId}/Cambio` as const;
  const lido = useSWR(recurso, () => read(recurso, cambioDoProcesso));
  return {
    ...lido,
    buscar: async (sigla: string, dia: string) => {
      await writeWithoutReply('POST', '/api/Moeda/Buscar', { sigla, dia });
      await lido.mutate();
    },
  };
}
