import type { BuscaDeLista } from '#lib/contracts/platform/busca-de-lista.ts';
import type { Apresentacao, DefinicaoDeVisao } from '#lib/contracts/platform/visao.ts';

/** Returns the search text and filters of an address as a view stores them: as text, without empty values. */
export function filtrosDaBusca(busca: BuscaDeLista): Record<string, string> {
  const ditos = Object.entries(busca).filter(
    ([campo, valor]) => !SEM_FILTRO.has(campo) && valor !== undefined && valor !== '',
  );
  return Object.fromEntries(ditos.map(([campo, valor]) => [campo, String(valor)]));
}

/** Returns the definition that "salvar" would store for the list in its current state. */
export function definicaoDoQueSeVe(busca: BuscaDeLista, apresentacao: Apresentacao): DefinicaoDeVisao {
  return { filtros: filtrosDaBusca(busca), ordem: busca.ordem, apresentacao };
}

/** Returns whether the list differs from its view. The order in which filters were added does not count. */
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

/** Address fields that are neither search nor filter. */
const SEM_FILTRO: ReadonlySet<string> = new Set(['pagina', 'tamanho', 'ordem', 'visao', 'dialogo', 'modo', 'mes']);
