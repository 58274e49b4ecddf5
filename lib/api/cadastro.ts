import useSWR, { useSWRConfig } from 'swr';
import { escrever, escreverSemResposta, ler } from './client.ts';
import type { RecursoDeLista } from './lista.ts';

interface Versionado {
  id: string;
  versao: number;
}

/** One record of a cadastro; a deleted one is not there. */
export function useRegistro<Lido>({ recurso, linha }: RecursoDeLista<Lido>, id: string) {
  return useSWR([recurso, id] as const, () => ler(`${recurso}/${id}`, linha));
}

/** The writes of a cadastro. What was read of any of its records is read again, and so is the history of the one written. */
export function useGravarRegistro<Novo extends object, Lido extends Versionado>({
  recurso,
  linha,
}: RecursoDeLista<Lido>) {
  const { mutate } = useSWRConfig();
  /** All but the one just written, which is known. */
  const relerOutros = (id: string) =>
    mutate(
      (chave) =>
        Array.isArray(chave) &&
        ((chave[0] === recurso && chave[1] !== id) || (chave[0] === '/api/Historico' && chave[2] === id)),
    );
  const relido = async (gravado: Lido): Promise<Lido> => {
    await Promise.all([relerOutros(gravado.id), mutate([recurso, gravado.id], gravado, { revalidate: false })]);
    return gravado;
  };
  return {
    criar: async (novo: Novo) => relido(await escrever('POST', recurso, novo, linha)),
    alterar: async (id: string, versao: number, valores: Novo) =>
      relido(await escrever('PUT', recurso, { id, versao, ...valores }, linha)),
    excluir: async (id: string) => {
      await escreverSemResposta('DELETE', `${recurso}/${id}`);
      await relerOutros(id);
    },
    restaurar: async (id: string) => relido(await escrever('POST', `${recurso}/${id}/Restaurar`, undefined, linha)),
  };
}
