import useSWR, { useSWRConfig } from 'swr';
import { readList, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import { type UsuarioConvidado, type UsuarioNovo, usuario, usuarioConvidado } from '#lib/contracts/accounts/usuario.ts';

const RECURSO = '/api/Usuario';

/** Reads all people of the company in a single page: there are tens of them. */
export function useUsers() {
  return useSWR([RECURSO] as const, () => readList(RECURSO, usuario, { consulta: { tamanho: 200 } }));
}

/** Writes of the company's people. The list is read again. */
export function useSaveUser() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
  return {
    async convidar(nova: UsuarioNovo): Promise<UsuarioConvidado> {
      const convidada = await write('POST', RECURSO, nova, usuarioConvidado);
      await reler();
      return convidada;
    },
    async convidarDeNovo(id: string): Promise<UsuarioConvidado> {
      const convidada = await write('POST', `${RECURSO}/${id}/Convite`, undefined, usuarioConvidado);
      await reler();
      return convidada;
    },
    async desativar(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
    async zerarSegundoFator(id: string): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/${id}/ZerarSegundoFator`);
      await reler();
    },
    async reativar(id: string): Promise<void> {
      await write('POST', `${RECURSO}/${id}/Restaurar`, undefined, usuario);
      await reler();
    },
  };
}
