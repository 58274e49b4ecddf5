import useSWR, { useSWRConfig } from 'swr';
import { readList, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import {
  type ApelidoLido,
  type ApelidoNovo,
  apelido,
  type NomeDeclarado,
  nomeDeclarado,
} from '#lib/contracts/cadastros/apelido.ts';
import type { RecursoVinculado } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';

const RECURSO = '/api/Apelido';

interface NomesPedidos {
  processoId: string;
  recurso: RecursoVinculado;
  pagina: number;
  tamanho: number;
}

/** Reads the names in the declaration of a processo, each with its link or its possible matches. */
export function useNomesDeclarados(consulta: NomesPedidos) {
  return useSWR([RECURSO, consulta] as const, () => readList(RECURSO, nomeDeclarado, { consulta: { ...consulta } }), {
    keepPreviousData: true,
  });
}

/** Reads all names of a declaration that are not linked yet. They come before the linked ones. */
export function useNomesSemVinculo(consulta: Pick<NomesPedidos, 'processoId' | 'recurso'>) {
  return useSWR([RECURSO, consulta, 'sem vínculo'] as const, async () => {
    const lidos: NomeDeclarado[] = [];
    for (let pagina = 1; ; pagina++) {
      const { itens, total } = await readList(RECURSO, nomeDeclarado, {
        consulta: { ...consulta, pagina, tamanho: MAIOR_PAGINA },
      });
      lidos.push(...itens.filter(({ vinculo }) => vinculo === null));
      if (itens.some(({ vinculo }) => vinculo !== null) || pagina * MAIOR_PAGINA >= total) return lidos;
    }
  });
}

const MAIOR_PAGINA = 50;

/** Links a name to a record. A link holds for every declaration, so everything that shows links is read again. */
export function useVincular() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && MOSTRAM.includes(chave[0]));
  return {
    async vincular(novo: ApelidoNovo): Promise<ApelidoLido> {
      const feito = await write('POST', RECURSO, novo, apelido);
      await reler();
      return feito;
    },
    /** Links one name after the other. Where one is refused, those before it stay linked, and are in the answer with the refusal. */
    async vincularTodos(novos: readonly ApelidoNovo[]): Promise<{ feitos: ApelidoLido[]; falha: Error | null }> {
      const feitos: ApelidoLido[] = [];
      let falha: Error | null = null;
      try {
        for (const novo of novos) feitos.push(await write('POST', RECURSO, novo, apelido));
      } catch (erro) {
        falha = erro as Error;
      }
      await reler();
      return { feitos, falha };
    },
    async desvincularTodos(ids: readonly string[]): Promise<void> {
      try {
        for (const id of ids) await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      } finally {
        await reler();
      }
    },
    async desvincular(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
  };
}

const MOSTRAM: unknown[] = [RECURSO, '/api/Apelido/OQueFalta', '/api/Adicao'];
