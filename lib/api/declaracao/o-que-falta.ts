import useSWR, { useSWRConfig } from 'swr';
import { MOSTRAM_CADASTROS } from '#lib/api/cadastros/cadastros-propostos.ts';
import { read, write } from '#lib/api/platform/client.ts';
import { type AtoDeCadastros, atoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { type CadastroDoQueFalta, oQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';

const RECURSO = '/api/Apelido/OQueFalta';

/** Reads what the declaration of a processo names and the cadastro lacks. */
export function useOQueFalta(processoId: string) {
  return useSWR([RECURSO, processoId] as const, () => read(RECURSO, oQueFalta, { consulta: { processoId } }));
}

/** Registers accepted proposals of a process in one act. Everything that shows links or those cadastros is read again. */
export function useCadastrarOQueFalta() {
  const { mutate } = useSWRConfig();
  return async (pedido: CadastroDoQueFalta): Promise<AtoDeCadastros> => {
    const ato = await write('POST', RECURSO, pedido, atoDeCadastros);
    await mutate((chave) => Array.isArray(chave) && MOSTRAM_CADASTROS.includes(chave[0]));
    return ato;
  };
}
