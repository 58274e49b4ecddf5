import useSWR, { useSWRConfig } from 'swr';
import { read, readList, uploadFile, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import {
  type Conta,
  type ContaNova,
  conta,
  sessaoAberta,
  sessoesEncerradas,
  type TrocaDeSenha,
} from '#lib/contracts/accounts/conta.ts';
import { photoOf } from './image.ts';

const RECURSO = '/api/MinhaConta';
const SESSOES = `${RECURSO}/Sessoes` as const;

export function useMyAccount() {
  return useSWR(RECURSO, () => read(RECURSO, conta));
}

/** Reads the person's open sessions. */
export function useOpenSessions() {
  return useSWR(SESSOES, () => readList(SESSOES, sessaoAberta));
}

/** Writes of the person's own account. Each write updates the cached account or reads it again. */
export function useSaveAccount() {
  const { mutate } = useSWRConfig();
  const guardar = async (gravada: Conta): Promise<Conta> => {
    await Promise.all([
      mutate(RECURSO, gravada, { revalidate: false }),
      mutate((chave) => Array.isArray(chave) && (chave[0] === '/api/Usuario' || ehDoHistorico(chave))),
    ]);
    return gravada;
  };
  const relerSessoes = () => Promise.all([mutate(SESSOES), mutate(ehDoHistorico)]);
  return {
    alterar: async (id: string, versao: number, valores: ContaNova) =>
      guardar(await write('PUT', RECURSO, { id, versao, ...valores }, conta)),

    async enviarFoto(arquivo: File, aoProgredir?: OnProgress): Promise<void> {
      const gravada = await uploadFile(RECURSO, arquivo, conta, { consulta: { Bucket: 'foto' }, aoProgredir });
      await Promise.all([guardar(gravada), mutate(photoOf(gravada.id))]);
    },

    async removerFoto(id: string): Promise<void> {
      await writeWithoutReply('DELETE', photoOf(id));
      await Promise.all([mutate(RECURSO), mutate(photoOf(id), null, { revalidate: false }), mutate(ehDoHistorico)]);
    },

    /** Takes in the account returned by an undo. The photo may have changed too, so it is read again. */
    async receberDesfeita(desfeita: unknown): Promise<Conta> {
      const recebida = conta.parse(desfeita);
      await Promise.all([guardar(recebida), mutate(photoOf(recebida.id))]);
      return recebida;
    },

    async trocarSenha(troca: TrocaDeSenha): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/Senha`, troca);
      await relerSessoes();
    },

    async encerrarSessao(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${SESSOES}/${id}`);
      await relerSessoes();
    },

    /** Ends the other sessions and returns how many there were. */
    async encerrarOutras(): Promise<number> {
      const { encerradas } = await write('POST', `${SESSOES}/EncerrarOutras`, undefined, sessoesEncerradas);
      await relerSessoes();
      return encerradas;
    },
  };
}

const ehDoHistorico = (chave: unknown) =>
  Array.isArray(chave) && chave[0] === '/api/Historico' && chave[1] === 'Usuario';
