import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useNavegarDaqui } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { usePage, useTotals } from '#lib/api/platform/list.ts';
import { useSavedViews } from '#lib/api/platform/saved-view.ts';
import { type BuscaDeLista, buscaPadrao, NENHUMA_VISAO } from '#lib/contracts/platform/busca-de-lista.ts';
import type { Visao } from '#lib/contracts/platform/visao.ts';
import { useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';
import { consultaDaLista } from './consulta-da-lista.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { useApresentacao } from './use-apresentacao.ts';
import { definicaoDoQueSeVe, difere, filtrosDaBusca } from './views/visao-da-lista.ts';

export type ListaAberta<Linha extends LinhaDeLista> = ReturnType<typeof useLista<Linha>>;
type Mudanca = Partial<BuscaDeLista> & Record<string, unknown>;

/** State of a list from its address: the page of rows, the totals, the views and the presentation. */
export function useLista<Linha extends LinhaDeLista>(definicao: DefinicaoDaLista<Linha>) {
  const { tela, recurso, consulta: esquema, colunas } = definicao;
  const busca = useSearch({ strict: false }) as BuscaDeLista;
  const navegar = useNavegarDaqui();
  const { visoes, carregando: lendoVisoes } = useSavedViews(tela);

  const { visao: visaoId, dialogo, modo, mes, ...doEndereco } = busca;
  const { consulta, foco } = consultaDaLista(esquema, busca, useImportadorEmFoco());
  const visao = visoes.find(({ id }) => id === visaoId);
  const apresentacao = useApresentacao(tela, colunas, visao);
  const padrao = visoes.find((visaoGuardada) => visaoGuardada.padrao);
  const inicial = buscaPadrao(esquema);
  const nua = visaoId === undefined && dialogo === undefined && !difereDe(inicial, doEndereco);

  const irPara = (nova: BuscaDeLista, replace: boolean) => navegar({ search: nova, replace, resetScroll: false });
  const mudar = (mudanca: Mudanca, { replace = true } = {}) => {
    const nova = { ...busca, ...mudanca };
    const { visao: dita, dialogo: aberto, modo: _modo, mes: _mes, ...resto } = nova;
    // An address without filters opens the default view. The person is only changing filters, so the address states that no view is
    // open.
    const calada = padrao && dita === undefined && aberto === undefined && !difereDe(inicial, resto);
    return irPara(calada ? { ...nova, visao: NENHUMA_VISAO } : nova, replace);
  };
  const escolherVisao = (escolhida: Visao | undefined, replace = false) => {
    if (escolhida) apresentacao.esquecer(escolhida.id);
    return irPara(escolhida ? buscaDaVisao(escolhida, inicial) : { ...inicial, visao: NENHUMA_VISAO }, replace);
  };

  useEffect(() => {
    if (nua && padrao) navegar({ search: buscaDaVisao(padrao, inicial), replace: true, deSi: true });
  });

  const temFiltro = Object.keys(filtrosDaBusca(busca)).length > 0;
  const pagina = usePage(recurso, consulta);
  const { pagina: _pagina, tamanho: _tamanho, ordem: _ordem, ...filtros } = consulta;
  const totais = useTotals(recurso, filtros);
  const definicaoAtual = definicaoDoQueSeVe(busca, apresentacao.atual);
  const definicaoDaVisao = visao && { ...visao.definicao, apresentacao: apresentacao.original };

  return {
    definicao,
    busca,
    consulta,
    /** The importer in focus, and whether this list goes by it; null where none is, or the address names another. */
    foco,
    dialogo,
    modo,
    mes,
    filtros: filtrosDaBusca(busca),
    /** Rows may be missing because of a filter, or of the importer in focus. */
    filtrada: temFiltro || foco?.obedece === true,
    temFiltro,
    linhas: pagina.data?.itens ?? [],
    total: pagina.data?.total,
    totais: totais.data,
    /** The totals are on their way, and none are known yet. */
    somando: totais.isLoading,
    falha: pagina.error as Error | undefined,
    // Until the views have loaded, a default view may still replace these rows.
    carregando: pagina.isLoading || (nua && (lendoVisoes || padrao !== undefined)),
    tentarDeNovo: () => pagina.mutate(),
    mudar,
    filtrar: (mudanca: Mudanca) => mudar({ ...mudanca, pagina: 1 }),
    limpar: () => mudar({ ...semFiltros(filtros), pagina: 1 }),
    apresentacao,
    visoes,
    visao,
    definicaoAtual,
    alterada: definicaoDaVisao !== undefined && difere(definicaoDaVisao, definicaoAtual),
    escolherVisao,
  };
}

function buscaDaVisao(
  { id, definicao: { filtros, ordem } }: Visao,
  inicial: Omit<BuscaDeLista, 'visao'>,
): BuscaDeLista {
  return { ...inicial, ...filtros, ordem, visao: id };
}

function semFiltros(filtros: Record<string, unknown>): Mudanca {
  return { ...Object.fromEntries(Object.keys(filtros).map((campo) => [campo, undefined])), q: '' };
}

function difereDe(inicial: object, consulta: object): boolean {
  const ditos = Object.entries(consulta).filter(([, valor]) => valor !== undefined);
  return ditos.some(([campo, valor]) => (inicial as Record<string, unknown>)[campo] !== valor);
}
