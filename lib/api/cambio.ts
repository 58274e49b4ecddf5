import useSWR from 'swr';
import { cambioDoProcesso } from '#lib/contracts/cambio.ts';
import { read, writeWithoutReply } from './client.ts';

/** The rates of a process; `buscar` asks the central bank for one that is not known, and reads them again. */
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
