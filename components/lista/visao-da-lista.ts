import type { BuscaDeLista } from '#lib/contracts/busca-de-lista.ts';
import type { Apresentacao, DefinicaoDeVisao } from '#lib/contracts/visao.ts';

/** Search and filters of an address as a view keeps them: text, and none that is empty. */
export function filtrosDaBusca(busca: BuscaDeLista): Record<string, string> {
  const ditos = Object.entries(busca).filter(
    ([campo, valor]) => !SEM_FILTRO.has(campo) && valor !== undefined && valor !== '',
  );
  return Object.fromEntries(ditos.map(([campo, valor]) => [campo, String(valor)]));
}

/** What "salvar" would keep of the list as it stands. */
export function definicaoDoQueSeVe(busca: BuscaDeLista, apresentacao: Apresentacao): DefinicaoDeVisao {
  return { filtros: filtrosDaBusca(busca), ordem: busca.ordem, apresentacao };
}

/** Whether the list shows something else than the view says; the order in which filters were chosen is none of it. */
export function difere(a: DefinicaoDeVisao, b: DefinicaoDeVisao): boolean {
  return comparavel(a) !== comparavel(b);
}

function comparavel({ filtros, ordem, apresentacao: { colunas, densidade } }: DefinicaoDeVisao): string {
  const emOrdem = Object.entries(filtros).sort(([a], [b]) => (a < b ? -1 : 1));
  const mostradas = colunas.map(({ campo, visivel, noCartao = null, largura = null }) => [
    campo,
    visivel,
    noCartao,
    largura,
  ]);
  return JSON.stringify([emOrdem, ordem, mostradas, densidade]);
}

/** What an address says besides search and filters. */
const SEM_FILTRO: ReadonlySet<string> = new Set(['pagina', 'tamanho', 'ordem', 'visao', 'dialogo', 'modo']);
