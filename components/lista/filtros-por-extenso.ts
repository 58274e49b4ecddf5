import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { read } from '#lib/api/platform/client.ts';
import type { FiltrosPorExtenso } from '#lib/contracts/platform/exportacao.ts';
import { periodoPorExtenso } from '#lib/format/periodo-por-extenso.ts';
import type { FiltroDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';

/** The filters in use as their chips word them, by their parameter, for an exported sheet to state. */
export async function filtrosPorExtenso(
  filtros: readonly FiltroDaLista[],
  postos: Readonly<Record<string, string>>,
): Promise<FiltrosPorExtenso> {
  const { q } = postos;
  const ditos = await Promise.all(filtros.map((filtro) => umPorExtenso(filtro, postos)));
  return Object.fromEntries([...(q ? [['q', ['Busca', q]] as const] : []), ...ditos.flat()]);
}

/** The same of an open list, with the importer it goes by; undefined where every row is shown. */
export async function filtrosDaListaPorExtenso<Linha extends LinhaDeLista>({
  definicao,
  filtros,
  foco,
}: Pick<ListaAberta<Linha>, 'definicao' | 'filtros' | 'foco'>): Promise<FiltrosPorExtenso> {
  const ditos = await filtrosPorExtenso(definicao.filtros, filtros);
  return foco?.obedece ? { ...ditos, importadorId: ['Importador', foco.importador.nome] } : ditos;
}

async function umPorExtenso(filtro: FiltroDaLista, postos: Readonly<Record<string, string>>): Promise<Dito[]> {
  const { nome, campo } = filtro;
  if (filtro.tipo === 'periodo') {
    const [de, ate] = [`${campo}De`, `${campo}Ate`];
    const dito = periodoPorExtenso({ de: postos[de], ate: postos[ate] });
    return dito === undefined ? [] : [de, ate].map((ponta) => [ponta, [nome, dito]]);
  }
  const valor = postos[campo];
  return valor === undefined ? [] : [[campo, [nome, await valorPorExtenso(filtro, valor)]]];
}

async function valorPorExtenso(filtro: Exclude<FiltroDaLista, { tipo: 'periodo' }>, valor: string): Promise<string> {
  switch (filtro.tipo) {
    case 'opcao':
      return filtro.opcoes.find(([opcao]) => opcao === valor)?.[1] ?? valor;
    case 'texto':
      return filtro.mostrar(valor);
    case 'busca':
      try {
        return filtro.chamado(await read(`${filtro.api.recurso}/${valor}`, filtro.api.linha));
      } catch (falha) {
        return chamadaSemRegistro(falha);
      }
  }
}

/** What a filter is called without its record. A deleted record may still have rows, so the filter stays. */
export function chamadaSemRegistro(falha: unknown): string {
  if (!falha) return '…';
  return doesNotExist(falha) ? 'excluído' : 'escolhido';
}

type Dito = [parametro: string, [nome: string, valor: string]];
