import useSWR, { useSWRConfig } from 'swr';
import { type Visao, type VisaoEdicao, type VisaoNova, visao } from '#lib/contracts/visao.ts';
import { escrever, escreverSemResposta, lerLista } from './client.ts';

const RECURSO = '/api/Visao';

/** The saved views of a list: whoever asks' own and the company's. */
export function useVisoes(tela: string) {
  const { data, isLoading } = useSWR(
    [RECURSO, tela] as const,
    async () => (await lerLista(RECURSO, visao, { consulta: { tela } })).itens,
    { revalidateOnFocus: false },
  );
  return { visoes: data ?? [], carregando: isLoading };
}

/** What is done to views; every list of them is asked for again. */
export function useGravarVisao() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
  return {
    async criar(nova: VisaoNova): Promise<Visao> {
      const criada = await escrever('POST', RECURSO, nova, visao);
      await reler();
      return criada;
    },
    async alterar(edicao: VisaoEdicao): Promise<Visao> {
      const alterada = await escrever('PUT', RECURSO, edicao, visao);
      await reler();
      return alterada;
    },
    async excluir(id: string): Promise<void> {
      await escreverSemResposta('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
  };
}
