import useSWR from 'swr';
import { readList } from '#lib/api/platform/client.ts';
import { adicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';

const RECURSO = '/api/Adicao';

type PaginaDeAdicoes = {
  processoId: string;
  pagina: number;
  tamanho: number;
};

export function useAdicoes(consulta: PaginaDeAdicoes) {
  return useSWR([RECURSO, consulta] as const, () => readList(RECURSO, adicaoDoProcesso, { consulta }), {
    keepPreviousData: true,
  });
}

/** Reads an adição by its number; null if the processo has none with this number. */
export function useAdicao(processoId: string, numero: string) {
  return useSWR([RECURSO, processoId, numero] as const, async () => {
    const { itens } = await readList(RECURSO, adicaoDoProcesso, { consulta: { processoId, numero } });
    return itens[0] ?? null;
  });
}
