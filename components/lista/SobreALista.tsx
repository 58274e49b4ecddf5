import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';

/** `oQue` is a key of `sobre` in the list's definition; `lugar` is the pressed element. */
type Abrir = (oQue: string, id: string, lugar: HTMLElement) => void;
const AbrirSobreALista = createContext<Abrir>(() => {});

interface SobreAListaProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  children: ReactNode;
}

interface Aberto<Linha> {
  oQue: string;
  linha: Linha;
  lugar: HTMLElement;
  /** Counts the presses, so that each press mounts a new dialog, also on the same row. */
  vez: number;
}

/**
 * Holds the menus and dialogs that rows open. They live outside the rows: a row may leave the page or become a card, and typed text
 * would be lost with it.
 */
export function SobreALista<Linha extends LinhaDeLista>({ lista, children }: SobreAListaProps<Linha>) {
  const { definicao, linhas } = lista;
  const [aberto, setAberto] = useState<Aberto<Linha> | null>(null);
  const daLinha = aberto && linhas.find(({ id }) => id === aberto.linha.id);
  // Keeps the newest version of the row that the list has shown, so that an action sends the current version.
  if (aberto && daLinha && daLinha !== aberto.linha) setAberto({ ...aberto, linha: daLinha });
  const abrir = useCallback<Abrir>(
    (oQue, id, lugar) => {
      const linha = linhas.find((linhaDaLista) => linhaDaLista.id === id);
      if (linha) setAberto((antes) => ({ oQue, linha, lugar, vez: (antes?.vez ?? 0) + 1 }));
    },
    [linhas],
  );
  return (
    <AbrirSobreALista value={abrir}>
      {children}
      {aberto && (
        <Fragment key={aberto.vez}>
          {aberturaDe(definicao, aberto.oQue)?.(aberto.linha, {
            lugar: aberto.lugar,
            aoFechar: () => setAberto(null),
          })}
        </Fragment>
      )}
    </AbrirSobreALista>
  );
}

/** Name under which a row opens the editor of one of its cells. */
export const editorDe = (campo: string): string => `${EDITOR}${campo}`;

function aberturaDe<Linha extends LinhaDeLista>({ sobre, edicoes }: DefinicaoDaLista<Linha>, oQue: string) {
  return oQue.startsWith(EDITOR) ? edicoes?.[oQue.slice(EDITOR.length)]?.editor : sobre?.[oQue];
}

const EDITOR = 'editor:';

/** Returns a function that opens an entry of `sobre`, or the editor of a cell, for a row. */
export function useAbrirSobreALista(): Abrir {
  return useContext(AbrirSobreALista);
}
