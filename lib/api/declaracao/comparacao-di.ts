import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { comparacaoDi, type MemoriaConsulta } from '#lib/contracts/declaracao/comparacao-di.ts';

/** A registered declaration does not change and a rate hardly does, so a focus does not read them again. */
const SEM_PRESSA = { revalidateOnFocus: false };

/** Compares the declared figures of a processo with the calculated ones. With an adição, it includes all its items. */
export function useComparacao(processoId: string, adicao?: string) {
  const recurso = `/api/Processo/${processoId}/Comparacao` as const;
  return useSWR(
    [recurso, adicao] as const,
    () => read(recurso, comparacaoDi, adicao === undefined ? {} : { consulta: { adicao } }),
    SEM_PRESSA,
  );
}

/** Reads the memória of an amount; null skips the request. */
export function useMemoria(processoId: string, consulta: MemoriaConsulta | null) {
  const recurso = `/api/Processo/${processoId}/Memoria` as const;
  return useSWR(
    consulta && ([recurso, consulta] as const),
    () => read(recurso, memoria, { consulta: { ...consulta } }),
    SEM_PRESSA,
  );
}
