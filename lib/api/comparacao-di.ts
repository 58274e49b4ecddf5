import useSWR from 'swr';
import { comparacaoDi, type MemoriaConsulta } from '#lib/contracts/comparacao-di.ts';
import { memoria } from '#lib/contracts/memoria.ts';
import { read } from './client.ts';

/** A registered declaration does not change, and a rate hardly does: no need to ask again at every glance. */
const SEM_PRESSA = { revalidateOnFocus: false };

/** What a process declares against what the engine reckons; with an adição, its items too, however many the declaration has. */
export function useComparacao(processoId: string, adicao?: string) {
  const recurso = `/api/Processo/${processoId}/Comparacao` as const;
  return useSWR(
    [recurso, adicao] as const,
    () => read(recurso, comparacaoDi, adicao === undefined ? {} : { consulta: { adicao } }),
    SEM_PRESSA,
  );
}

/** How one of its amounts came about; nothing is asked while none is open. */
export function useMemoria(processoId: string, consulta: MemoriaConsulta | null) {
  const recurso = `/api/Processo/${processoId}/Memoria` as const;
  return useSWR(
    consulta && ([recurso, consulta] as const),
    () => read(recurso, memoria, { consulta: { ...consulta } }),
    SEM_PRESSA,
  );
}
