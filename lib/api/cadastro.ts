import useSWR, { useSWRConfig } from 'swr';
import { type ResultadoDeVarios, resultadoDeVarios } from '#lib/contracts/varios.ts';
import { type Query, read, write, writeWithoutReply } from './client.ts';
import type { ListResource } from './list.ts';

interface Identificado {
  id: string;
}

/** These; or all that a list's filters leave, with how many those were when the person saw them. */
export type QuaisRegistros = { ids: readonly string[] } | { consulta: Query; total: number };

/** One record of a cadastro; a deleted one is not there. Null asks for none. */
export function useRegistro<Lido>({ recurso, linha }: ListResource<Lido>, id: string | null) {
  return useSWR(id === null ? null : ([recurso, id] as const), () => read(`${recurso}/${id}`, linha));
}

/** The writes of a cadastro. What was read of its other records, lists among them, is read again. */
export function useGravarRegistro<Novo extends object, Lido extends Identificado>({
  recurso,
  linha,
  muda = [],
}: ListResource<Lido>) {
  const { mutate } = useSWRConfig();
  /** All but the one just written, which is known; and what was changed is in its history now. */
  const relerOutros = (id: string) =>
    mutate((chave) => {
      if (!Array.isArray(chave)) return false;
      if (chave[0] === recurso) return chave[1] !== id;
      return muda.includes(chave[0]) || (chave[0] === '/api/Historico' && chave[2] === id);
    });
  /** After a refusal: somebody else may have been quicker, and what is shown behind it, in lists too, is as it stands now. */
  const relerComoEsta = (id: string) =>
    mutate(
      (chave) => Array.isArray(chave) && chave[0] === recurso && (chave[1] === id || typeof chave[1] === 'object'),
    );
  const relido = async (gravado: Lido): Promise<Lido> => {
    await Promise.all([relerOutros(gravado.id), mutate([recurso, gravado.id], gravado, { revalidate: false })]);
    return gravado;
  };
  /** Thousands take the server longer than one does. Whatever came of it is read again: it may have stopped half way. */
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
    /** After any other write of one: it and what else was read of the resource. */
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
