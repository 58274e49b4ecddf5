import useSWR, { useSWRConfig } from 'swr';
import { type ResultadoDeVarios, resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { type Query, read, write, writeWithoutReply } from './client.ts';
import type { ListResource } from './list.ts';

interface Identificado {
  id: string;
}

/** Records by id, or all records a list's filters match. `total` is how many there were when the person saw them. */
export type QuaisRegistros = { ids: readonly string[] } | { consulta: Query; total: number };

/** Reads a record of a cadastro. A deleted record counts as not found. A null id skips the request. */
export function useRegistro<Lido>({ recurso, linha }: ListResource<Lido>, id: string | null) {
  return useSWR(id === null ? null : ([recurso, id] as const), () => read(`${recurso}/${id}`, linha));
}

/** Writes of a cadastro. Each write reads the other cached records and lists of the resource again. */
export function useGravarRegistro<Novo extends object, Lido extends Identificado>({
  recurso,
  linha,
  muda = [],
}: ListResource<Lido>) {
  const { mutate } = useSWRConfig();
  /**
   * Reads everything of the resource again except the record just written, whose content is known. The history of the record and what
   * is read beside it have changed too.
   */
  const relerOutros = (id: string) =>
    mutate((chave) => {
      // The views of one record have its address as their key.
      if (!Array.isArray(chave)) return String(chave).startsWith(`${recurso}/${id}/`);
      if (chave[0] === recurso) return chave[1] !== id;
      return muda.includes(chave[0]) || (chave[0] === '/api/Historico' && chave[2] === id);
    });
  /** After a refusal, reads the record and the lists again: another person may have changed it first. */
  const relerComoEsta = (id: string) =>
    mutate(
      (chave) => Array.isArray(chave) && chave[0] === recurso && (chave[1] === id || typeof chave[1] === 'object'),
    );
  /** Does not wait for the others: until the form has the record back, its own change would count as one that is not saved. */
  const relido = async (gravado: Lido): Promise<Lido> => {
    relerOutros(gravado.id);
    await mutate([recurso, gravado.id], gravado, { revalidate: false });
    return gravado;
  };
  /**
   * Changes many records. There is no timeout, because thousands of records take long. Everything is read again even after a
   * failure: the server may have stopped halfway.
   */
  const varios = async (
    oQue: 'ExcluirVarios' | 'RestaurarVarios',
    quais: QuaisRegistros,
  ): Promise<ResultadoDeVarios> => {
    try {
      return await write('POST', `${recurso}/${oQue}`, quais, resultadoDeVarios, { timeout: false });
    } finally {
      const mudados = [recurso, '/api/Historico', ...muda];
      await mutate((chave) => Array.isArray(chave) && mudados.includes(chave[0]));
    }
  };
  return {
    /** Call after any other write of a record: updates the record and reads the rest of the resource again. */
    relido,
    relerComoEsta,
    criar: async (novo: Novo) => relido(await write('POST', recurso, novo, linha)),
    alterar: async (id: string, versao: number, valores: Novo) =>
      relido(await write('PUT', recurso, { id, versao, ...valores }, linha)),
    excluir: async (id: string) => {
      await writeWithoutReply('DELETE', `${recurso}/${id}`);
      await relerOutros(id);
    },
    restaurar: async (id: string) => relido(await write('POST', `${recurso}/${id}/Restaurar`, undefined, linha)),
    excluirVarios: (quais: QuaisRegistros) => varios('ExcluirVarios', quais),
    restaurarVarios: (quais: QuaisRegistros) => varios('RestaurarVarios', quais),
  };
}
