import { useSnackbar } from 'notistack';
import { useState } from 'react';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useSaveView } from '#lib/api/platform/saved-view.ts';
import type { Visao } from '#lib/contracts/platform/visao.ts';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import type { NomeDaVisao } from './NomeDaVisaoDialog.tsx';
import { type AcaoDaVisao, VisoesMenu } from './VisoesMenu.tsx';

type Aberto = 'salvar-como' | 'renomear' | 'excluir' | null;

/** Views of a list: the person chooses, saves, shares and deletes them. */
export function VisoesDaLista<Linha extends LinhaDeLista>({ lista }: { lista: ListaAberta<Linha> }) {
  const { definicao, visao, visoes, alterada, escolherVisao } = lista;
  const [aberto, setAberto] = useState<Aberto>(null);
  const { agir, salvarComo, renomear, excluir } = useAtosNaVisao(lista, setAberto);
  const o = terminacao(definicao.genero);
  return (
    <>
      <VisoesMenu
        visoes={visoes}
        visao={visao}
        alterada={alterada}
        semVisao={`Tod${o}s ${o}s ${definicao.plural}`}
        aoEscolher={(escolhida) => escolherVisao(escolhida)}
        aoAgir={(acao) => (visao || acao === 'salvar-como') && agir[acao](visao as Visao)}
      />
      {aberto === 'salvar-como' && (
        <NomeDaVisaoDialog
          titulo="Salvar visão"
          inicial={{ nome: '', compartilhada: false, padrao: false }}
          aoSalvar={(nome) => salvarComo(nome)}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'renomear' && visao && (
        <NomeDaVisaoDialog
          titulo="Renomear visão"
          // Built field by field: the dialog returns everything it gets, and a change must contain only the edited fields.
          inicial={{ nome: visao.nome, compartilhada: visao.compartilhada, padrao: visao.padrao }}
          aoSalvar={(nome) => renomear(visao, nome)}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'excluir' && visao && (
        <ExcluirVisaoDialog visao={visao} aoFechar={() => setAberto(null)} aoExcluir={() => excluir(visao)} />
      )}
    </>
  );
}

/** What is done to a view: at once, or in the dialog that `abrir` opens. */
function useAtosNaVisao<Linha extends LinhaDeLista>(lista: ListaAberta<Linha>, abrir: (qual: Aberto) => void) {
  const { definicao, definicaoAtual, apresentacao, escolherVisao } = lista;
  const gravar = useSaveView();
  const { enqueueSnackbar } = useSnackbar();
  const avisando = async (fazer: () => Promise<unknown>) => {
    try {
      await fazer();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const fechandoOuMotivo = async (fazer: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await fazer();
      abrir(null);
      return undefined;
    } catch (erro) {
      return (erro as Error).message;
    }
  };
  const agir: Record<AcaoDaVisao, (visao: Visao) => unknown> = {
    salvar: (visao) =>
      avisando(async () => {
        await gravar.alterar(visao, { definicao: definicaoAtual });
        apresentacao.esquecer();
      }),
    'salvar-como': () => abrir('salvar-como'),
    voltar: (visao) => escolherVisao(visao),
    padrao: (visao) => avisando(() => gravar.alterar(visao, { padrao: !visao.padrao })),
    compartilhar: (visao) => avisando(() => gravar.alterar(visao, { compartilhada: !visao.compartilhada })),
    renomear: () => abrir('renomear'),
    excluir: () => abrir('excluir'),
  };
  return {
    agir,
    salvarComo: (nome: NomeDaVisao) =>
      fechandoOuMotivo(async () => {
        const criada = await gravar.criar({ tela: definicao.tela, ...nome, definicao: definicaoAtual });
        // The unsaved changes now belong to the new view only, so the previous view drops them.
        apresentacao.esquecer();
        escolherVisao(criada, true);
      }),
    renomear: (visao: Visao, nome: NomeDaVisao) => fechandoOuMotivo(() => gravar.alterar(visao, nome)),
    excluir: (visao: Visao) =>
      avisando(async () => {
        abrir(null);
        escolherVisao(undefined, true);
        await gravar.excluir(visao.id);
      }),
  };
}

const NomeDaVisaoDialog = lazyPart(() => import('./NomeDaVisaoDialog.tsx').then((part) => part.NomeDaVisaoDialog));
const ExcluirVisaoDialog = lazyPart(() => import('./ExcluirVisaoDialog.tsx').then((part) => part.ExcluirVisaoDialog));
