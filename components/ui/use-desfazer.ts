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
  /** What follows from the last change: part of it, and gone with it. */
  completar: (novas: Linhas<L>) => void;
  /** Nothing where there is nothing to undo. */
  desfazer: (() => void) | undefined;
  refazer: (() => void) | undefined;
}

/**
 * The way back through the changes of some rows that somebody else keeps. Rows that were set otherwise than through here (a
 * draft restored, a record read again) start anew: what was undone over them would be another's work. Only `contam` tell whether they
 * were: what follows from the rest is set by whoever keeps the rows.
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

/** By what they say: a form may hand back copies of what it was given. */
function saoAsMesmas(umas: Linhas<Linha>, outras: Linhas<Linha>, contam: readonly string[] | undefined): boolean {
  if (umas === outras) return true;
  return umas.length === outras.length && umas.every((uma, indice) => saoIguais(uma, outras[indice], contam));
}

function saoIguais(uma: Linha, outra: Linha | undefined, contam: readonly string[] | undefined): boolean {
  if (uma === outra) return true;
  if (outra === undefined) return false;
  if (contam) return contam.every((nome) => uma[nome] === outra[nome]);
  const nomes = Object.keys(uma);
  return nomes.length === Object.keys(outra).length && nomes.every((nome) => uma[nome] === outra[nome]);
}
