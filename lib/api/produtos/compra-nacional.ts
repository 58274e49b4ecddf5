import useSWR from 'swr';
import { type Query, readList } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type CompraNacionalLida, contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';

const COMPRA_NACIONAL: ListResource<CompraNacionalLida> = {
  recurso: '/api/CompraNacional',
  linha: contratoDeCompraNacional.lido,
};

/**
 * Reads the purchases of an industry up to a date, newest first. The current page stays while the next one loads. Null skips the
 * request.
 */
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
