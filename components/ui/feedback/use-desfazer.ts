import { useState } from 'react';

type Linha = Readonly<Record<string, string>>;
type Linhas<L extends Linha> = readonly L[];

interface Passos<L extends Linha> {
  atual: Linhas<L>;
  passados: Linhas<L>[];
  futuros: Linhas<L>[];
}

export interface Desfazer<L extends Linha> {
  mudar: (novas: Linhas<L>) => void;
  /** Adds to the last change without a new undo step. Undo removes both together. */
  completar: (novas: Linhas<L>) => void;
  /** Undefined when there is nothing to undo. */
  desfazer: (() => void) | undefined;
  refazer: (() => void) | undefined;
}

/**
 * Undo and redo for rows that the caller owns. Rows may also change from outside: a restored draft, a record read again. The
 * history then starts empty, because an old step would overwrite another person's work. Only the fields in `contam` detect such a
 * change. The owner of the rows derives the other fields.
 */
export function useDesfazer<L extends Linha>(
  linhas: Linhas<L>,
  aoMudar: (novas: Linhas<L>) => void,
  contam?: readonly string[],
): Desfazer<L> {
  const [guardados, setGuardados] = useState<Passos<L>>({ atual: linhas, passados: [], futuros: [] });
  const { passados, futuros } = saoAsMesmas(guardados.atual, linhas, contam) ? guardados : SEM_PASSOS;
  const ir = (passos: Passos<L>) => {
    setGuardados(passos);
    aoMudar(passos.atual);
  };
  const [anterior, seguinte] = [passados.at(-1), futuros.at(-1)];
  return {
    mudar: (novas) => ir({ atual: novas, passados: [...passados, linhas].slice(-MAXIMO_DE_PASSOS), futuros: [] }),
    completar: (novas) => ir({ atual: novas, passados, futuros: [] }),
    desfazer:
      anterior && (() => ir({ atual: anterior, passados: passados.slice(0, -1), futuros: [...futuros, linhas] })),
    refazer:
      seguinte && (() => ir({ atual: seguinte, passados: [...passados, linhas], futuros: futuros.slice(0, -1) })),
  };
}

const SEM_PASSOS = { passados: [], futuros: [] };
const MAXIMO_DE_PASSOS = 200;

/** Compares by content: a form may return copies of the rows. */
function saoAsMesmas(linhas: Linhas<Linha>, outras: Linhas<Linha>, contam: readonly string[] | undefined): boolean {
  if (linhas === outras) return true;
  return linhas.length === outras.length && linhas.every((linha, indice) => saoIguais(linha, outras[indice], contam));
}

function saoIguais(linha: Linha, outra: Linha | undefined, contam: readonly string[] | undefined): boolean {
  if (linha === outra) return true;
  if (outra === undefined) return false;
  if (contam) return contam.every((nome) => linha[nome] === outra[nome]);
  const nomes = Object.keys(linha);
  return nomes.length === Object.keys(outra).length && nomes.every((nome) => linha[nome] === outra[nome]);
}
