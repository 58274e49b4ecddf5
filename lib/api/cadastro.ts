import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { escrever, escreverSemResposta, ler, type Recurso } from './client.ts';

/** Where the records of one cadastro are, and how one reads. */
export interface ApiDeCadastro<Registro> {
  recurso: Recurso;
  contrato: z.ZodType<Registro>;
}

interface Identificado {
  id: string;
}

/** Null asks for none. */
export function useRegistro<Registro>({ recurso, contrato }: ApiDeCadastro<Registro>, id: string | null) {
  return useSWR(id === null ? null : ([recurso, id] as const), () => ler(`${recurso}/${id}`, contrato));
}

/** The writes of a cadastro. What was read of its other records, lists among them, is read again. */
export function useGravarRegistro<Registro extends Identificado>({ recurso, contrato }: ApiDeCadastro<Registro>) {
  const { mutate } = useSWRConfig();
  /** All but the one just written, which is known; and what was changed is in the history now. */
  const relerOutros = (id: string) =>
    mutate((chave) => {
      if (!Array.isArray(chave)) return false;
      return (chave[0] === recurso && chave[1] !== id) || (chave[0] === '/api/Historico' && chave[2] === id);
    });
  const relido = async (gravado: Registro): Promise<Registro> => {
    await Promise.all([relerOutros(gravado.id), mutate([recurso, gravado.id], gravado, { revalidate: false })]);
    return gravado;
  };
  return {
    criar: async (valores: object) => relido(await escrever('POST', recurso, valores, contrato)),
    alterar: async (id: string, versao: number, valores: object) =>
      relido(await escrever('PUT', recurso, { id, versao, ...valores }, contrato)),
    excluir: async (id: string) => {
      await escreverSemResposta('DELETE', `${recurso}/${id}`);
      await relerOutros(id);
    },
    restaurar: async (id: string) => relido(await escrever('POST', `${recurso}/${id}/Restaurar`, undefined, contrato)),
  };
}
