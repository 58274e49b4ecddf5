import useSWR from 'swr';
import { type CompraNacionalLida, compraNacional } from '#lib/contracts/compra-nacional.ts';
import { type Query, readList } from './client.ts';
import type { ListResource } from './list.ts';

export const COMPRA_NACIONAL: ListResource<CompraNacionalLida> = {
  recurso: '/api/CompraNacional',
  linha: compraNacional,
};

/** What an industry bought up to a day, the newest first; the page shown stays while the next is on its way. Null asks for none. */
export function useComprasAte(consulta: (Query & { importadorId: string; dataEmissaoAte: string }) | null) {
  const { recurso, linha } = COMPRA_NACIONAL;
  return useSWR(
    consulta && ([recurso, consulta] as const),
    async () => {
      const { itens, total } = await readList(recurso, linha, { consulta: { ...consulta, ordem: '-dataEmissao' } });
      return { linhas: itens, total };
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
