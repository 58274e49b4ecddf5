import useSWR, { useSWRConfig } from 'swr';
import {
  type Conta,
  type ContaNova,
  conta,
  sessaoAberta,
  sessoesEncerradas,
  type TrocaDeSenha,
} from '#lib/contracts/conta.ts';
import { enviarArquivo, escrever, escreverSemResposta, ler, lerLista } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';
import { fotoDe } from './imagem.ts';

const RECURSO = '/api/MinhaConta';
const SESSOES = `${RECURSO}/Sessoes` as const;

export function useMinhaConta() {
  return useSWR(RECURSO, () => ler(RECURSO, conta));
}

/** Where one is signed in. */
export function useSessoesAbertas() {
  return useSWR(SESSOES, () => lerLista(SESSOES, sessaoAberta));
}

/** Writes of one's own account; what was read of it is known or read again. */
export function useGravarConta() {
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
      guardar(await escrever('PUT', RECURSO, { id, versao, ...valores }, conta)),

    async enviarFoto(arquivo: File, aoProgredir?: AoProgredir): Promise<void> {
      const gravada = await enviarArquivo(RECURSO, arquivo, conta, { consulta: { Bucket: 'foto' }, aoProgredir });
      await Promise.all([guardar(gravada), mutate(fotoDe(gravada.id))]);
    },

    async removerFoto(id: string): Promise<void> {
      await escreverSemResposta('DELETE', fotoDe(id));
      await Promise.all([mutate(RECURSO), mutate(fotoDe(id), null, { revalidate: false }), mutate(ehDoHistorico)]);
    },

    /** The account an undoing answered, its photo perhaps another. */
    async receberDesfeita(desfeita: unknown): Promise<Conta> {
      const recebida = conta.parse(desfeita);
      await Promise.all([guardar(recebida), mutate(fotoDe(recebida.id))]);
      return recebida;
    },

    async trocarSenha(troca: TrocaDeSenha): Promise<void> {
      await escreverSemResposta('POST', `${RECURSO}/Senha`, troca);
      await relerSessoes();
    },

    async encerrarSessao(id: string): Promise<void> {
      await escreverSemResposta('DELETE', `${SESSOES}/${id}`);
      await relerSessoes();
    },

    /** Answers how many there were. */
    async encerrarOutras(): Promise<number> {
      const { encerradas } = await escrever('POST', `${SESSOES}/EncerrarOutras`, undefined, sessoesEncerradas);
      await relerSessoes();
      return encerradas;
    },
  };
}

const ehDoHistorico = (chave: unknown) =>
  Array.isArray(chave) && chave[0] === '/api/Historico' && chave[1] === 'Usuario';
