import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { custoDoProcesso } from '#lib/contracts/views/custo-realizado.ts';
import type { TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ParteDoCusto } from '#lib/domain/aduana/processo/custo-realizado.ts';

export interface FiguraDoCusto {
  adicao: string;
  sequencia: number;
  figura: ParteDoCusto | 'unitario';
}

/** Reads the realised cost of a processo. Its expenses are cached under another key, and `chave` tells when they have changed. */
export function useCusto(processoId: string, recuperaveis: readonly TributoDi[], chave: string) {
  const recurso = `/api/Processo/${processoId}/Custo` as const;
  return useSWR(
    [recurso, recuperaveis, chave] as const,
    () => read(recurso, custoDoProcesso, { consulta: { recuperaveis: recuperaveis.join(',') } }),
    { keepPreviousData: true },
  );
}

/** Reads the memória of a cost figure; a closed memória skips the request. */
export function useMemoriaDoCusto(
  processoId: string,
  recuperaveis: readonly TributoDi[],
  figura: FiguraDoCusto | null,
) {
  const recurso = `/api/Processo/${processoId}/Custo/Memoria` as const;
  return useSWR(
    figura && ([recurso, recuperaveis, figura] as const),
    () => read(recurso, memoria, { consulta: { recuperaveis: recuperaveis.join(','), ...figura } }),
    { revalidateOnFocus: false },
  );
}
