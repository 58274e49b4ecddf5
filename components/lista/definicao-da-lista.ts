import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Query } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';
import type { Genero } from '#lib/domain/textos/concordancia.ts';

export interface LinhaDeLista {
  id: string;
}

/** Filter kept in the address and shown as a chip. Filters that are not `principal` stand under "Mais filtros". */
export type FiltroDaLista = { nome: string; principal?: true } & (
  | { tipo: 'opcao'; campo: string; opcoes: readonly (readonly [valor: string, rotulo: string])[] }
  /** Uses two fields of the address: `{campo}De` and `{campo}Ate`. */
  | { tipo: 'periodo'; campo: string }
  | {
      tipo: 'texto';
      campo: string;
      ler: (digitado: string) => { valor: string } | { motivo: string };
      mostrar: (valor: string) => string;
    }
  /** Filters by the id of a record the person looks up. `filtroDeBusca` builds it. */
  | {
      tipo: 'busca';
      campo: string;
      endpoint: EndpointLookup;
      api: ListResource<unknown>;
      chamado: (registro: unknown) => string;
    }
);

/** Definition of a list of the product. */
export interface DefinicaoDaLista<Linha extends LinhaDeLista> {
  /** Key under which views and presentations are saved: `processos`. */
  tela: string;
  /** Name for screen readers: `Processos de importação`. */
  titulo: string;
  singular: string;
  plural: string;
  /** The gender of both; masculine where it is not said. */
  genero?: Genero | undefined;
  busca: string;
  recurso: ListResource<Linha>;
  consulta: z.ZodObject;
  colunas: readonly ColunaDeLista<Linha>[];
  filtros: readonly FiltroDaLista[];
  /** Page a row opens. */
  destino: (linha: Linha) => ToOptions;
  /** The page has the head of a document: trail, figures and tabs. */
  documento?: true;
  /** Asks for what the page reads first, before its code is there. */
  adiantar?: (linha: Linha) => void;
  /** Custom cells, by field. A first column without a custom cell is a link. */
  celulas?: Readonly<Record<string, (linha: Linha) => ReactNode>>;
  /** Menus and dialogs a row opens over the list, by the name its cells pass to `useAbrirSobreALista`. */
  sobre?: Readonly<Record<string, (linha: Linha, como: { lugar: HTMLElement; aoFechar: () => void }) => ReactNode>>;
  /** The head of the panel that the space bar opens; below it stand the columns of the row. */
  espiada?: (linha: Linha) => ReactNode;
  /** Cells edited in place, by the field of their column. */
  edicoes?: Readonly<Record<string, EdicaoDaCelula<Linha>>>;
  /** The field that "Copiar …" copies from the selected rows. `curto`: what the button shows of it, in a list of many acts. */
  copia?: { campo: string; rotulo: string; curto?: string };
  /** Papers of the selected rows in one PDF, offered with the exports: `GET` of the list below `caminho`, with its filters or `ids`. */
  papeis?: { rotulo: string; caminho: string; arquivo: string };
  /** Further actions on the selected rows. They call `limpar` to clear the selection. */
  acoesDaSelecao?: (escolhida: Selecao<Linha>, limpar: () => void) => ReactNode;
}

/** What a cell changes of its row, and the editor that stands over the cell. */
export interface EdicaoDaCelula<Linha> {
  /** Name of the act: `Mudar a ETA`. */
  rotulo: string;
  /** False for a row whose cell cannot be changed from the list; absent where every row's can. */
  cabe?: (linha: Linha) => boolean;
  editor: (linha: Linha, como: { lugar: HTMLElement; aoFechar: () => void }) => ReactNode;
}

/** The selected rows: some rows of the page, or the whole filtered result. `consulta` holds its filters and order. */
export type Selecao<Linha> =
  | { tipo: 'linhas'; linhas: Linha[] }
  | { tipo: 'resultado'; total: number; consulta: Query };
