import useSWR, { useSWRConfig } from 'swr';
import { type Cadastrados, type CadastroDoQueFalta, cadastrados, oQueFalta } from '#lib/contracts/o-que-falta.ts';
import { read, write, writeWithoutReply } from './client.ts';

const RECURSO = '/api/Apelido/OQueFalta';

/** Reads what the declaration of a processo names and the cadastro lacks. */
export function useOQueFalta(processoId: string) {
  return useSWR([RECURSO, processoId] as const, () => read(RECURSO, oQueFalta, { consulta: { processoId } }));
}

/** Registers accepted proposals, and undoes that. Everything that shows links or those cadastros is read again. */
export function useCadastrarOQueFalta() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && MOSTRAM.includes(chave[0]));
  return {
    async cadastrar(pedido: CadastroDoQueFalta): Promise<Cadastrados> {
      const feitos = await write('POST', RECURSO, pedido, cadastrados);
      await reler();
      return feitos;
    },
    async desfazer(feitos: Cadastrados): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/Desfazer`, feitos);
      await reler();
    },
  };
}

const MOSTRAM: unknown[] = [RECURSO, '/api/Apelido', '/api/Adicao', '/api/Fornecedor', '/api/Item'];
