import useSWR, { useSWRConfig } from 'swr';
import { read, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import {
  type AtoDeCadastros,
  atoDeCadastros,
  cadastrosPropostos,
  type PedidoDeCadastros,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';

const RECURSO = '/api/CadastroProposto';

/** Reads what all declarations of the company name and the cadastros lack. */
export function useCadastrosPropostos() {
  return useSWR([RECURSO] as const, () => read(RECURSO, cadastrosPropostos), { revalidateOnFocus: false });
}

/** Reads the acts that can be undone, the newest first. */
export function useAtosDeCadastro() {
  return useSWR([RECURSO, 'Atos'] as const, () => read(`${RECURSO}/Atos`, atoDeCadastros.array()));
}

/** Registers what was accepted, and undoes an act. Everything that shows those records or links is read again. */
export function useCadastrarPropostos() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && MOSTRAM_CADASTROS.includes(chave[0]));
  return {
    async cadastrar(pedido: PedidoDeCadastros): Promise<AtoDeCadastros> {
      // Hundreds of records and their links are one transaction.
      const ato = await write('POST', RECURSO, pedido, atoDeCadastros, { timeout: false });
      await reler();
      return ato;
    },
    async desfazer(id: string): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/Atos/${id}/Desfazer`, {});
      await reler();
    },
  };
}

/** Resources whose answers an act of cadastro changes. */
export const MOSTRAM_CADASTROS: unknown[] = [
  RECURSO,
  '/api/Apelido',
  '/api/Apelido/OQueFalta',
  '/api/Adicao',
  '/api/Fornecedor',
  '/api/Item',
  '/api/Importador',
  '/api/Representante',
  '/api/Produto',
];
