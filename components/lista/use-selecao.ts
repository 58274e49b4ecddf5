import { useEffect, useMemo, useState } from 'react';
import type { Query } from '#lib/api/platform/client.ts';
import type { LinhaDeLista, Selecao } from './definicao-da-lista.ts';

export interface SelecaoDaLista<Linha> {
  ids: ReadonlySet<string>;
  /** Null when nothing is selected. */
  escolhida: Selecao<Linha> | null;
  escolher: (ids: Iterable<string>) => void;
  escolherResultado: () => void;
  limpar: () => void;
}

/**
 * Selection of rows on the current page, or of the whole result. Another page, order or filter clears it: actions would otherwise
 * apply to rows out of view.
 */
export function useSelecao<Linha extends LinhaDeLista>(
  linhas: readonly Linha[],
  total: number,
  consulta: Query,
): SelecaoDaLista<Linha> {
  const [feita, setFeita] = useState<Escolha>(NENHUMA);
  const de = JSON.stringify(consulta);
  const vale = feita.de === de ? feita : NENHUMA;
  const selecao = useMemo(() => lerSelecao(vale, { linhas, total, de, setFeita }), [vale, linhas, total, de]);
  const alguma = selecao.escolhida !== null;
  useEffect(() => (alguma ? aoTeclarEsc(() => setFeita(NENHUMA)) : undefined), [alguma]);
  return selecao;
}

function lerSelecao<Linha extends LinhaDeLista>(
  vale: Escolha,
  {
    linhas,
    total,
    de,
    setFeita,
  }: { linhas: readonly Linha[]; total: number; de: string; setFeita: (feita: Escolha) => void },
): SelecaoDaLista<Linha> {
  const escolhidas = linhas.filter(({ id }) => vale.resultado || vale.ids.has(id));
  return {
    ids: new Set(escolhidas.map(({ id }) => id)),
    escolhida: resultado() ?? (escolhidas.length > 0 ? { tipo: 'linhas', linhas: escolhidas } : null),
    escolher: (ids) => setFeita({ de, ids: new Set(ids), resultado: false }),
    escolherResultado: () => setFeita({ de, ids: new Set(), resultado: true }),
    limpar: () => setFeita(NENHUMA),
  };

  function resultado(): Selecao<Linha> | null {
    const { pagina: _, tamanho: __, ...consulta } = JSON.parse(de) as Query;
    return vale.resultado ? { tipo: 'resultado', total, consulta } : null;
  }
}

/** Listens on the whole document, because the element that had the focus may be gone. A dialog handles its own Esc. */
function aoTeclarEsc(fazer: () => void): () => void {
  const ouvir = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape' && !evento.defaultPrevented) fazer();
  };
  document.addEventListener('keydown', ouvir);
  return () => document.removeEventListener('keydown', ouvir);
}

interface Escolha {
  /** The query in which the selection was made. */
  de: string;
  ids: ReadonlySet<string>;
  resultado: boolean;
}

const NENHUMA: Escolha = { de: '', ids: new Set(), resultado: false };
