import useSWR, { useSWRConfig } from 'swr';
import { type ParametroConsulta, type ParametroLido, type ParametroNovo, parametro } from '#lib/contracts/parametro.ts';
import { escrever, escreverSemResposta, ler, lerLista } from './client.ts';

const RECURSO = '/api/Parametro';

/** Shipped ones and the company's own. */
export function useParametros(consulta: Partial<ParametroConsulta>) {
  return useSWR([RECURSO, consulta] as const, () => lerLista(RECURSO, parametro, { consulta }), {
    keepPreviousData: true,
  });
}

/** Null asks for none. */
export function useParametro(id: string | null) {
  return useSWR(id === null ? null : ([RECURSO, id] as const), () => ler(`${RECURSO}/${id}`, parametro));
}

/** Writes of the company's own. What was read of any parameter is read again. */
export function useGravarParametro() {
  const { mutate } = useSWRConfig();
  /** All but the one just written, which is known. */
  const relerOutros = (id: string) =>
    mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO && chave[1] !== id);
  return {
    criar: async (novo: ParametroNovo) => relido(await escrever('POST', RECURSO, novo, parametro)),
    alterar: async (id: string, versao: number, valores: ParametroNovo) =>
      relido(await escrever('PUT', RECURSO, { id, versao, ...valores }, parametro)),
    excluir: async (id: string) => {
      await escreverSemResposta('DELETE', `${RECURSO}/${id}`);
      await relerOutros(id);
    },
  };

  async function relido(gravado: ParametroLido): Promise<ParametroLido> {
    await Promise.all([relerOutros(gravado.id), mutate([RECURSO, gravado.id], gravado, { revalidate: false })]);
    return gravado;
  }
}
