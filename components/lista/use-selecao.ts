import { useEffect, useState } from 'react';
import type { Query } from '#lib/api/client.ts';
import type { LinhaDeLista, Selecao } from './definicao-da-lista.ts';

export interface SelecaoDaLista<Linha> {
  ids: ReadonlySet<string>;
  /** Null while nothing is chosen. */
  escolhida: Selecao<Linha> | null;
  escolher: (ids: Iterable<string>) => void;
  escolherResultado: () => void;
  limpar: () => void;
}

/**
 * The rows chosen on the page that is shown, or the whole result. Another page, order or filter is another list: what was chosen
 * in the last one would be out of sight, and acted upon unseen.
 */
export function useSelecao<Linha extends LinhaDeLista>(
  linhas: readonly Linha[],
  total: number,
  consulta: Query,
): SelecaoDaLista<Linha> {
  const [feita, setFeita] = useState<Escolha>(NENHUMA);
  const de = JSON.stringify(consulta);
  const vale = feita.de === de ? feita : NENHUMA;
  const escolhidas = linhas.filter(({ id }) => vale.resultado || vale.ids.has(id));
  const alguma = escolhidas.length > 0 || vale.resultado;
  useEffect(() => (alguma ? aoTeclarEsc(() => setFeita(NENHUMA)) : undefined), [alguma]);
  return {
    ids: new Set(escolhidas.map(({ id }) => id)),
    escolhida: resultado() ?? (escolhidas.length > 0 ? { tipo: 'linhas', linhas: escolhidas } : null),
    escolher: (ids) => setFeita({ de, ids: new Set(ids), resultado: false }),
    escolherResultado: () => setFeita({ de, ids: new Set(), resultado: true }),
    limpar: () => setFeita(NENHUMA),
  };

  function resultado(): Selecao<Linha> | null {
    const { pagina: _, tamanho: __, ...resultado } = consulta;
    return vale.resultado ? { tipo: 'resultado', total, consulta: resultado } : null;
  }
}

/** Of the whole page: what had the focus may be gone with the choice it made. A dialog keeps its own Esc to itself. */
function aoTeclarEsc(fazer: () => void): () => void {
  const ouvir = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape' && !evento.defaultPrevented) fazer();
  };
  document.addEventListener('keydown', ouvir);
  return () => document.removeEventListener('keydown', ouvir);
}

interface Escolha {
  /** The query it was made in. */
  de: string;
  ids: ReadonlySet<string>;
  resultado: boolean;
}

const NENHUMA: Escolha = { de: '', ids: new Set(), resultado: false };
