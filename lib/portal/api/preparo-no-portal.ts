import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import { type Resource, read, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type ResultadoDeVarios, resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import {
  type AtoPedido,
  type QualDoPreparo,
  type RascunhosPreparados,
  rascunhosPreparados,
} from '#lib/portal/contracts/preparo-no-portal.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

/** The acts on what is prepared for the Portal's catalogue. */
export interface AtosDoPreparo<Lido, Novo, Preparo> {
  preparar(preparo: Preparo): Promise<RascunhosPreparados>;
  agir(quais: readonly QualDoPreparo[], ato: AtoPedido): Promise<ResultadoDeVarios>;
  alterar(id: string, versao: number, valores: Novo): Promise<Lido>;
  devolver(id: string, versao: number, motivo: string): Promise<Lido>;
  /** `codigo` is null when it is not in the Portal. */
  achado(id: string, versao: number, codigo: string | null): Promise<Lido>;
  pedirLista(credencialId: string, importadorId: string): Promise<void>;
}

interface Recursos<Resumo, Lido, Lista> {
  lista: ListResource<Resumo>;
  lido: z.ZodType<Lido>;
  /** The Portal's lists of these. */
  listas: Resource;
  listaDoPortal: z.ZodType<Lista>;
  /** The name of the rows in the body of an act. */
  noAto: 'produtos' | 'operadores' | 'fabricantes';
  /** What a person found in the Portal, in the body; the code itself unless another is said. */
  noAchado?: (codigo: string | null) => object;
}

/** Reads and writes one kind of thing that is prepared, reviewed and sent. */
export function preparoNoPortal<
  Resumo,
  Lido extends { id: string; proximaEm: string | null },
  Novo extends object,
  Preparo,
  Lista extends { proximaEm: string | null },
>({ lista, lido, listas, listaDoPortal, noAto, noAchado = (codigo) => ({ codigo }) }: Recursos<Resumo, Lido, Lista>) {
  const { recurso } = lista;
  const daLista = (chave: unknown) => Array.isArray(chave) && chave[0] === recurso && typeof chave[1] === 'object';
  const doHistorico = (chave: unknown) => Array.isArray(chave) && chave[0] === '/api/Historico';
  return {
    /** One, read again while the Portal is being asked about it. */
    useUm: (id: string) =>
      useSWR([recurso, id] as const, () => read(`${recurso}/${id}`, lido), {
        refreshInterval: (preparo) => intervaloDasEsperas([preparo?.proximaEm]),
      }),

    /** The Portal's lists and what the comparison came to, read again while one is due. */
    useListas() {
      const { mutate } = useSWRConfig();
      return useSWR(listas, () => read(listas, listaDoPortal.array()), {
        refreshInterval: (todas) => intervaloDasEsperas(todas?.map(({ proximaEm }) => proximaEm)),
        // The comparison of each row stands in the list.
        onSuccess: () => void mutate(daLista),
      });
    },

    useAtos(): AtosDoPreparo<Lido, Novo, Preparo> {
      const { mutate } = useSWRConfig();
      const reler = () =>
        mutate((chave) => Array.isArray(chave) && (chave[0] === recurso || chave[0] === '/api/Historico'));
      const gravado = async (preparo: Lido): Promise<Lido> => {
        await mutate([recurso, preparo.id], preparo, { revalidate: false });
        await mutate((chave) => daLista(chave) || doHistorico(chave));
        return preparo;
      };
      return {
        async preparar(preparo) {
          const feito = await write('POST', `${recurso}/Preparar`, preparo as object, rascunhosPreparados);
          await Promise.all([reler(), mutate(listas)]);
          return feito;
        },
        async agir(quais, ato) {
          try {
            const corpo = { [noAto]: quais, ato };
            return await write('POST', `${recurso}/EmVarios`, corpo, resultadoDeVarios, { timeout: false });
          } finally {
            await reler();
          }
        },
        alterar: async (id, versao, valores) => gravado(await write('PUT', recurso, { id, versao, ...valores }, lido)),
        devolver: async (id, versao, motivo) =>
          gravado(await write('POST', `${recurso}/${id}/Devolver`, { versao, motivo }, lido)),
        achado: async (id, versao, codigo) =>
          gravado(await write('POST', `${recurso}/${id}/Achado`, { versao, ...noAchado(codigo) }, lido)),
        async pedirLista(credencialId, importadorId) {
          await write('POST', listas, { credencialId, importadorId }, z.object({ id: z.string() }));
          await mutate(listas);
        },
      };
    },
  };
}
