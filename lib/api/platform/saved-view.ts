import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type Visao, type VisaoEdicao, type VisaoNova, visao } from '#lib/contracts/platform/visao.ts';
import { askAhead, takeAhead, useAnswerAtHand } from './ahead.ts';
import { readList, write, writeWithoutReply } from './client.ts';

const RECURSO = '/api/Visao';

/** Reads the saved views of a list: the person's own and those of the company. */
export function useSavedViews(tela: string) {
  const fallbackData = useAnswerAtHand<Visao[]>(keyOfViews(tela));
  const { data, isLoading } = useSWR(
    [RECURSO, tela] as const,
    () => takeAhead(keyOfViews(tela), () => readViews(tela)),
    { revalidateOnFocus: false, ...(fallbackData && { fallbackData }) },
  );
  return { visoes: data ?? [], carregando: isLoading };
}

/** Asks for the saved views of a list whose screen is about to open: its rows are shown once it is known that no view replaces them. */
export function askViewsAhead(tela: string): Promise<void> {
  return askAhead(keyOfViews(tela), () => readViews(tela));
}

const readViews = async (tela: string) => (await readList(RECURSO, visao, { consulta: { tela } })).itens;

const keyOfViews = (tela: string) => `${RECURSO} ${tela}`;

/** Writes of views. Every list of views is read again. */
export function useSaveView() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
  const emCurso = useRef<Promise<Visao> | null>(null);
  return {
    async criar(nova: VisaoNova): Promise<Visao> {
      const criada = await write('POST', RECURSO, nova, visao);
      await reler();
      return criada;
    },
    /** Changes a view, based on the result of the change before it. A second menu choice may come before the answer to the first. */
    async alterar(visaoGuardada: Visao, mudanca: Partial<Omit<VisaoEdicao, 'id' | 'versao'>>): Promise<Visao> {
      const anterior = emCurso.current;
      const alteracao = (async () => {
        const deixada = await anterior?.catch(() => null);
        const alterada = await write(
          'PUT',
          RECURSO,
          { ...edicaoDe(deixada?.id === visaoGuardada.id ? deixada : visaoGuardada), ...mudanca },
          visao,
        );
        await reler();
        return alterada;
      })();
      emCurso.current = alteracao;
      try {
        return await alteracao;
      } finally {
        if (emCurso.current === alteracao) emCurso.current = null;
      }
    },
    async excluir(id: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${id}`);
      await reler();
    },
  };
}

function edicaoDe({ tela: _tela, minha: _minha, ...edicao }: Visao): VisaoEdicao {
  return edicao;
}
