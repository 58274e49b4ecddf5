import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Query } from '#lib/api/client.ts';
import type { ListResource } from '#lib/api/list.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import type { EndpointLookup } from '#lib/domain/sistema/lookup.ts';

export interface LinhaDeLista {
  id: string;
}

/** A filter of the list's address, shown as a chip; what is not `principal` waits under "Mais filtros". */
export type FiltroDaLista = { nome: string; principal?: true } & (
  | { tipo: 'opcao'; campo: string; opcoes: readonly (readonly [valor: string, rotulo: string])[] }
  /** Two fields of the address: `{campo}De` and `{campo}Ate`. */
  | { tipo: 'periodo'; campo: string }
  | {
      tipo: 'texto';
      campo: string;
      ler: (digitado: string) => { valor: string } | { motivo: string };
      mostrar: (valor: string) => string;
    }
  /** By the id of a record that is looked up; made by `filtroDeBusca`. */
  | {
      tipo: 'busca';
      campo: string;
      endpoint: EndpointLookup;
      api: ListResource<unknown>;
      chamado: (registro: unknown) => string;
    }
);

/** All a list of the product is made of. */
export interface DefinicaoDaLista<Linha extends LinhaDeLista> {
  /** Under which its views and its looks are kept: `processos`. */
  tela: string;
  /** Its name for who hears it: `Processos de importação`. */
  titulo: string;
  singular: string;
  plural: string;
  busca: string;
  recurso: ListResource<Linha>;
  consulta: z.ZodObject;
  colunas: readonly ColunaDeLista<Linha>[];
  filtros: readonly FiltroDaLista[];
  /** Where a row leads. */
  destino: (linha: Linha) => ToOptions;
  /** Cells that are more than their text, by field. The first column is a link without any. */
  celulas?: Readonly<Record<string, (linha: Linha) => ReactNode>>;
  /** What a row opens over the list, by the name its cells open it under (`useAbrirSobreALista`). */
  sobre?: Readonly<Record<string, (linha: Linha, como: { lugar: HTMLElement; aoFechar: () => void }) => ReactNode>>;
  /** The field "Copiar …" copies of the chosen rows. */
  copia?: { campo: string; rotulo: string };
  /** What else can be done with the chosen rows; `limpar` when they are no longer to be chosen. */
  acoesDaSelecao?: (escolhida: Selecao<Linha>, limpar: () => void) => ReactNode;
}

/** The rows somebody has chosen: some of the page, or all that the filters leave; `consulta` is those, with their order. */
export type Selecao<Linha> =
  | { tipo: 'linhas'; linhas: Linha[] }
  | { tipo: 'resultado'; total: number; consulta: Query };
