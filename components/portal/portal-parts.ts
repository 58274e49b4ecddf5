import type { LinkProps } from '@tanstack/react-router';
import { type ComponentType, createContext, useContext } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import type { ItemLido } from '#lib/registros/item.ts';

/** What a build that talks to the Portal Único shows inside the screens of the house (docs/decisions/alas.md). */
export interface PortalParts {
  /** The tab of a processo that prepares its DUIMP, sends it, and asks for its registration. */
  Duimp: ComponentType<{ processoId: string }>;
  /** What the Portal says of the DUIMP of a processo. */
  NoPortal: ComponentType<{ processo: ProcessoInteiro }>;
  /** Says that the Portal has a newer version of a declaration. */
  VersaoNova: ComponentType<{ processo: ProcessoInteiro }>;
  /** Fetches DUIMPs, and hands them on as files. */
  Buscar: ComponentType<{
    /** Stands in the field at first. */
    numero?: string | undefined;
    /** Offers no search by importer: one DUIMP is wanted. */
    soPeloNumero?: boolean;
    aoChegar: (arquivos: File[]) => void;
  }>;
  /** Asks for the tax treatment of the goods of a sheet, and says how far the answers have come. */
  Tratamentos: ComponentType<{
    mercadorias: readonly { ncm: string; paisOrigem: string | null }[];
    /** The numbers of their adições, in the same order. */
    numeros: readonly string[];
    /** Day that the proposals are of, yyyy-mm-dd; null while it is not known. */
    dia: string | null;
    /** Receives another text once an answer came in. */
    aoResponder: (respostas: string) => void;
  }>;
  /** Follows many processos. */
  AcompanharEmVarios: ComponentType<{ quais: QuaisProcessos; aoFechar: () => void; aoTerminar: () => void }>;
  /** Drafts products of the Portal's catalogue for the selected items. */
  PrepararNoCatalogo: ComponentType<{
    api: ListResource<ItemLido>;
    escolhida: Selecao<ItemLido>;
    aoTerminar: () => void;
  }>;
  /** An item, among the products of the Portal's catalogue. */
  DoItem: ComponentType<{ id: string }>;
  /** A supplier, among the foreign operators of the Portal. */
  DoFornecedor: ComponentType<{ id: string }>;
  /** Where a line of Meu dia about the Portal leads. */
  destinos: Partial<
    Record<
      LugarDoMeuDia['onde'],
      (id: string, campo: string | undefined) => Pick<LinkProps, 'to' | 'params' | 'search'>
    >
  >;
}

/** Null in a build without the wing: the screens then show nothing of it. */
const Parts = createContext<PortalParts | null>(null);
export const PortalPartsProvider = Parts.Provider;
export const usePortalParts = (): PortalParts | null => useContext(Parts);
