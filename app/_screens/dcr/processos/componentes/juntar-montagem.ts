import type { DcrNovo, MontagemDoDcr } from '#lib/contracts/dcr/dcr.ts';
import { chaveDaLinha } from '#lib/fiscal/dcr/juntar-repetidas.ts';

/** With `substituir` the structure's lines replace the existing ones; `faltam` adds the missing lines and updates the quantities of the others. */
export type ComoMontar = 'faltam' | 'substituir';

type Linhas = Pick<DcrNovo, 'nacionais' | 'subcomponentes' | 'importados'>;

/**
 * Merges the lines of the structure into those of a DCR-E. With `faltam`, an existing line takes the structure's quantity and keeps
 * its price and document.
 */
export function juntarMontagem(
  atual: Linhas,
  montagem: MontagemDoDcr,
  como: ComoMontar,
): Linhas & Pick<DcrNovo, 'estrutura'> {
  const { estrutura, nacionais, subcomponentes, importados } = montagem;
  const juntar = <Linha extends { codigo: string; quantidade: string }>(
    antigas: readonly Linha[],
    novas: readonly Linha[],
  ): Linha[] => {
    if (como === 'substituir') return [...novas];
    const porChave = new Map(novas.map((nova) => [chaveDaLinha(nova), nova]));
    const havia = new Set(antigas.map(chaveDaLinha));
    return [
      ...antigas
        .filter(({ codigo }) => codigo)
        .map((antiga) => ({
          ...antiga,
          quantidade: porChave.get(chaveDaLinha(antiga))?.quantidade ?? antiga.quantidade,
        })),
      ...novas.filter((nova) => !havia.has(chaveDaLinha(nova))),
    ];
  };
  return {
    estrutura: { id: estrutura.id, versao: estrutura.versao },
    nacionais: juntar(atual.nacionais, nacionais),
    subcomponentes: juntar(atual.subcomponentes, subcomponentes),
    importados: juntar(atual.importados, importados),
  };
}
