import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import { useAtosDosOperadores } from '#lib/api/operadores-estrangeiros.ts';
import type { AtosDoPreparo } from '#lib/api/preparo-no-portal.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** What a list and a page have of what is prepared, whichever kind it is. */
export type ResumoDoPreparo = Pick<ProdutoNoPortal, 'id' | 'versao' | 'ambiente' | 'situacao'>;
export type RegistroDoPreparo = ResumoDoPreparo &
  Pick<
    ProdutoNoPortal,
    | 'etapa'
    | 'possoRevisar'
    | 'codigo'
    | 'versaoNoPortal'
    | 'situacaoNoPortal'
    | 'comparacao'
    | 'comparadoEm'
    | 'redigidoPor'
    | 'redigidoEm'
    | 'revisaoPedida'
    | 'revisado'
    | 'enviado'
    | 'titular'
  >;

/** Products, or foreign operators: the same acts, with other words. */
export interface Ramo {
  nome: 'produto' | 'operador';
  plural: 'produtos' | 'operadores';
  quantos(n: number): string;
  useAtos(): Pick<
    AtosDoPreparo<ResumoDoPreparo, unknown, never, never>,
    'agir' | 'todos' | 'devolver' | 'achado' | 'pedirLista'
  >;
  /** What the Portal is asked before it gets one. */
  conferido: string;
  /** What the list is. */
  lista: string;
  /** The code that the Portal gives. */
  codigo: { ajuda: string; maximo: number; forma: RegExp; limpo(digitado: string): string };
  /** Whether a next version of what the Portal has is prepared here. */
  novaVersao: boolean;
}

export const RAMO_DOS_PRODUTOS: Ramo = {
  ...{ nome: 'produto', plural: 'produtos' },
  quantos: (n) => (n === 1 ? '1 produto' : `${formatarInteiro(n)} produtos`),
  useAtos: useAtosDoCatalogo,
  conferido: 'se ele já tem um com o mesmo código interno',
  lista: 'a lista dos produtos',
  codigo: {
    ...{ ajuda: 'Até dez algarismos.', maximo: 10, forma: /^\d{1,10}$/ },
    limpo: (digitado) => digitado.replace(/\D/g, ''),
  },
  novaVersao: false,
};

export const RAMO_DOS_OPERADORES: Ramo = {
  ...{ nome: 'operador', plural: 'operadores' },
  quantos: (n) => (n === 1 ? '1 operador' : `${formatarInteiro(n)} operadores`),
  useAtos: useAtosDosOperadores,
  conferido: 'o que ele já tem do mesmo país',
  lista: 'a lista dos operadores estrangeiros',
  codigo: {
    ...{ ajuda: 'Como o Portal o mostra.', maximo: 35, forma: /^[\w.-]{1,35}$/ },
    limpo: (digitado) => digitado.trim(),
  },
  novaVersao: true,
};
