import type { Valor } from '#lib/siscomex/xml/campo-xml.ts';

/** Decoded values of the leaves of an element, by Siscomex name. */
export type Folhas = Record<string, Valor>;

/** Dotted path to every value of a model that is not a list. */
type Caminho<Modelo> = {
  [K in keyof Modelo & string]: NonNullable<Modelo[K]> extends readonly unknown[]
    ? never
    : NonNullable<Modelo[K]> extends object
      ? `${K}.${Caminho<NonNullable<Modelo[K]>>}`
      : K;
}[keyof Modelo & string];

/** The leaf a value is read from and written to. The second element is the value of a blank leaf, when that is not null. */
export type Ligacao<Folha> = Folha | readonly [folha: Folha, ausente: string | number] | null;

/** One line per value of the model, so a value without a leaf does not compile. `null` is a value that the file lacks. */
export type Ligacoes<Modelo, Folha extends string> = Record<Caminho<Modelo>, Ligacao<Folha>>;

export interface Ligador {
  /** The leaves that have a place in the model. */
  nomes: ReadonlySet<string>;
  /** Returns the leaf of a value of the model; null when the file has none. */
  folhaDe(caminho: string): string | null;
  /** Returns the path of the value that a leaf fills; the first path when several share the leaf. */
  caminhoDa(folha: string): string | null;
  modeloDe(folhas: Folhas): unknown;
  folhasDe(modelo: unknown): Folhas;
}

/**
 * Reads the values of a model from leaves and writes them back, by the same table. Values that share a leaf (the regime and base of
 * PIS and COFINS) are stored once in the file.
 */
export function ligador(ligacoes: Readonly<Record<string, Ligacao<string>>>): Ligador {
  const linhas = Object.entries(ligacoes).map(([caminho, ligacao]) => {
    const [folha, ausente] = Array.isArray(ligacao) ? ligacao : [ligacao, null];
    return { caminho, passos: caminho.split('.'), folha: folha as string | null, ausente: ausente as Valor };
  });
  const porCaminho = new Map(linhas.map(({ caminho, folha }) => [caminho, folha]));
  const porFolha = new Map(linhas.toReversed().map(({ caminho, folha }) => [folha, caminho]));
  return {
    folhaDe: (caminho) => porCaminho.get(caminho) ?? null,
    caminhoDa: (folha) => porFolha.get(folha) ?? null,
    nomes: new Set(linhas.flatMap(({ folha }) => folha ?? [])),
    modeloDe(folhas) {
      const modelo: Arvore = {};
      for (const { passos, folha, ausente } of linhas) {
        por(modelo, passos, (folha === null ? null : folhas[folha]) ?? ausente);
      }
      return modelo;
    },
    folhasDe(modelo) {
      const folhas: Folhas = {};
      for (const { passos, folha } of linhas) {
        if (folha !== null) folhas[folha] = valorEm(modelo as Arvore, passos);
      }
      return folhas;
    },
  };
}

type Arvore = { [nome: string]: Valor | Arvore };

function por(modelo: Arvore, passos: string[], valor: Valor): void {
  let no = modelo;
  for (const passo of passos.slice(0, -1)) {
    no[passo] ??= {};
    no = no[passo] as Arvore;
  }
  no[passos.at(-1) as string] = valor;
}

function valorEm(modelo: Arvore, passos: string[]): Valor {
  let no: Valor | Arvore | undefined = modelo;
  for (const passo of passos) no = (no as Arvore | undefined)?.[passo];
  return (no as Valor | undefined) ?? null;
}
