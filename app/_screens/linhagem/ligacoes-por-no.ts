import type { ArestaDaLinhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { ligacaoPorExtenso, nomeDoNo } from './no-por-extenso.ts';

export interface LigacoesEmPalavras {
  vemDe: string[];
  vaiPara: string[];
}

/**
 * For each node, in words, what it comes from and goes into: `DCI 2690000101 (baixado: 10 PECA)`. Gives the first few links and how
 * many more there are.
 */
export function ligacoesPorNo(
  nos: readonly NoDaLinhagem[],
  arestas: readonly ArestaDaLinhagem[],
): ReadonlyMap<string, LigacoesEmPalavras> {
  const porId = new Map(nos.map((no) => [no.id, no]));
  const dizer = (aresta: ArestaDaLinhagem, outro: string) => {
    const no = porId.get(outro);
    return no ? `${nomeDoNo(no)} (${ligacaoPorExtenso(aresta, porId.get(aresta.de))})` : '';
  };
  const chegam = Map.groupBy(arestas, ({ para }) => para);
  const saem = Map.groupBy(arestas, ({ de }) => de);
  return new Map(
    nos.map(({ id }) => [
      id,
      {
        vemDe: algumas((chegam.get(id) ?? []).map((aresta) => dizer(aresta, aresta.de))),
        vaiPara: algumas((saem.get(id) ?? []).map((aresta) => dizer(aresta, aresta.para))),
      },
    ]),
  );
}

function algumas(ditas: string[]): string[] {
  const resto = ditas.length - ATE;
  return resto > 1 ? [...ditas.slice(0, ATE), `e mais ${resto}`] : ditas;
}

const ATE = 4;
