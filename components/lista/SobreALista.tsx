import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';

/** `oQue` is a name under `sobre` of the list's definition; `lugar` is what was pressed. */
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
  /** Each press begins anew, on the same row too. */
  vez: number;
}

/**
 * What rows open over their list, menus and dialogs. It is none of its row's: that may leave the page meanwhile, or become a card, and
 * what is typed would go with it.
 */
export function SobreALista<Linha extends LinhaDeLista>({ lista, children }: SobreAListaProps<Linha>) {
  const { definicao, linhas } = lista;
  const [aberto, setAberto] = useState<Aberto<Linha> | null>(null);
  const daLinha = aberto && linhas.find(({ id }) => id === aberto.linha.id);
  // As the list last had it: what is asked after it changed is of that version.
  if (aberto && daLinha && daLinha !== aberto.linha) setAberto({ ...aberto, linha: daLinha });
  const abrir = useCallback<Abrir>(
    (oQue, id, lugar) => {
      const linha = linhas.find((uma) => uma.id === id);
      if (linha) setAberto((antes) => ({ oQue, linha, lugar, vez: (antes?.vez ?? 0) + 1 }));
    },
    [linhas],
  );
  return (
    <AbrirSobreALista value={abrir}>
      {children}
      {aberto && (
        <Fragment key={aberto.vez}>
          {definicao.sobre?.[aberto.oQue]?.(aberto.linha, { lugar: aberto.lugar, aoFechar: () => setAberto(null) })}
        </Fragment>
      )}
    </AbrirSobreALista>
  );
}

/** Opens over the list what its definition has under that name, of one row. */
export function useAbrirSobreALista(): Abrir {
  return useContext(AbrirSobreALista);
}
