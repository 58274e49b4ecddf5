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
  const { definicao, visao, visoes, alterada, definicaoAtual, apresentacao, escolherVisao } = lista;
  const [aberto, setAberto] = useState<Aberto>(null);
  const gravar = useSaveView();
  const { enqueueSnackbar } = useSnackbar();

  const avisando = async (fazer: () => Promise<unknown>) => {
    try {
      await fazer();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const salvarComo = async (nome: NomeDaVisao) => {
    const criada = await gravar.criar({ tela: definicao.tela, ...nome, definicao: definicaoAtual });
    // The unsaved changes now belong to the new view only, so the previous view drops them.
    apresentacao.esquecer();
    escolherVisao(criada, true);
  };
  const agir: Record<AcaoDaVisao, (uma: Visao) => unknown> = {
    salvar: (uma) =>
      avisando(async () => {
        await gravar.alterar(uma, { definicao: definicaoAtual });
        apresentacao.esquecer();
      }),
    'salvar-como': () => setAberto('salvar-como'),
    voltar: (uma) => escolherVisao(uma),
    padrao: (uma) => avisando(() => gravar.alterar(uma, { padrao: !uma.padrao })),
    compartilhar: (uma) => avisando(() => gravar.alterar(uma, { compartilhada: !uma.compartilhada })),
    renomear: () => setAberto('renomear'),
    excluir: () => setAberto('excluir'),
  };

  const o = terminacao(definicao.genero);
  return (
    <>
      <VisoesMenu
        visoes={visoes}
        visao={visao}
        alterada={alterada}
        semVisao={`Tod${o}s ${o}s ${definicao.plural}`}
        aoEscolher={(uma) => escolherVisao(uma)}
        aoAgir={(acao) => (visao || acao === 'salvar-como') && agir[acao](visao as Visao)}
      />
      {aberto === 'salvar-como' && (
        <NomeDaVisaoDialog
          titulo="Salvar visão"
          inicial={{ nome: '', compartilhada: false, padrao: false }}
          aoSalvar={(nome) => fechandoOuMotivo(() => salvarComo(nome))}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'renomear' && visao && (
        <NomeDaVisaoDialog
          titulo="Renomear visão"
          // Built field by field: the dialog returns everything it gets, and a change must contain only the edited fields.
          inicial={{ nome: visao.nome, compartilhada: visao.compartilhada, padrao: visao.padrao }}
          aoSalvar={(nome) => fechandoOuMotivo(() => gravar.alterar(visao, nome))}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto === 'excluir' && visao && (
        <ExcluirVisaoDialog
          visao={visao}
          aoFechar={() => setAberto(null)}
          aoExcluir={() =>
            avisando(async () => {
              setAberto(null);
              escolherVisao(undefined, true);
              await gravar.excluir(visao.id);
            })
          }
        />
      )}
    </>
  );

  async function fechandoOuMotivo(fazer: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await fazer();
      setAberto(null);
      return undefined;
    } catch (erro) {
      return (erro as Error).message;
    }
  }
}

const NomeDaVisaoDialog = lazyPart(() => import('./NomeDaVisaoDialog.tsx').then((part) => part.NomeDaVisaoDialog));
const ExcluirVisaoDialog = lazyPart(() => import('./ExcluirVisaoDialog.tsx').then((part) => part.ExcluirVisaoDialog));
