import useSWR, { useSWRConfig } from 'swr';
import { type ApelidoLido, type ApelidoNovo, apelido, nomeDeclarado } from '#lib/contracts/apelido.ts';
import type { RecursoVinculado } from '#lib/domain/aduana/vinculo-declarado.ts';
import { readList, write, writeWithoutReply } from './client.ts';

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
    async desvincular(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
  };
}

const MOSTRAM: unknown[] = [RECURSO, '/api/Apelido/OQueFalta', '/api/Adicao'];
