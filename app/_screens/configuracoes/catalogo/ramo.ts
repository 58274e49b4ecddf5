import { PRODUTOS_NO_PORTAL, useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { ListResource } from '#lib/api/list.ts';
import { OPERADORES_NO_PORTAL, useAtosDosOperadores } from '#lib/api/operadores-estrangeiros.ts';
import type { AtosDoPreparo } from '#lib/api/preparo-no-portal.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { mudancaPossivel } from '#lib/domain/sistema/produto-no-portal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** What a list and a page have of what is prepared, whichever kind it is. */
export type ResumoDoPreparo = Pick<ProdutoNoPortal, 'id' | 'versao' | 'ambiente' | 'situacao' | 'excluidoEm'>;
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
    | 'ato'
    | 'versaoBase'
    | 'frase'
    | 'codigoInterno'
  > & {
    /** Of the last list of the Portal, where that is kept apart. */
    versaoVista?: string | null;
    situacaoVista?: string | null;
    /** Why no change of it, and no next version, is prepared, where the server says so. */
    semMudanca?: string | null;
    semNovaVersao?: string | null;
    /** Of a foreign operator. */
    nome?: string;
  };

/** Products, or foreign operators: the same acts, with other words. */
export interface Ramo {
  nome: 'produto' | 'operador';
  plural: 'produtos' | 'operadores';
  quantos(n: number): string;
  useAtos(): Pick<AtosDoPreparo<unknown, never, never>, 'agir' | 'devolver' | 'achado' | 'pedirLista'>;
  /** What the Portal is asked before it gets one. */
  conferido: string;
  /** What the list of the Portal is. */
  listaDoPortal: string;
  /** What is prepared here. */
  recurso: ListResource<ResumoDoPreparo>;
  /** The code that the Portal gives. */
  codigo: { ajuda: string; maximo: number; forma: RegExp; limpo(digitado: string): string };
  /** How one is called on the screen. */
  chamado(registro: RegistroDoPreparo): string;
  /** Why no change of it is prepared; null where one may be. */
  semMudanca(registro: RegistroDoPreparo): string | null;
}

export const RAMO_DOS_PRODUTOS: Ramo = {
  ...{ nome: 'produto', plural: 'produtos' },
  quantos: (n) => (n === 1 ? '1 produto' : `${formatarInteiro(n)} produtos`),
  useAtos: useAtosDoCatalogo,
  conferido: 'se ele já tem um com o mesmo código interno, ou, de uma mudança, em que versão o produto está',
  listaDoPortal: 'a lista dos produtos',
  recurso: PRODUTOS_NO_PORTAL,
  codigo: {
    ...{ ajuda: 'Até dez algarismos.', maximo: 10, forma: /^\d{1,10}$/ },
    limpo: (digitado) => digitado.replace(/\D/g, ''),
  },
  chamado: ({ codigoInterno }) => codigoInterno,
  semMudanca({ versaoVista = null, situacaoVista = null, ...dele }) {
    const possivel = mudancaPossivel({ ...dele, versaoVista, situacaoVista });
    return 'motivo' in possivel ? possivel.motivo : null;
  },
};

export const RAMO_DOS_OPERADORES: Ramo = {
  ...{ nome: 'operador', plural: 'operadores' },
  quantos: (n) => (n === 1 ? '1 operador' : `${formatarInteiro(n)} operadores`),
  useAtos: useAtosDosOperadores,
  conferido: 'o que ele já tem do mesmo país, e, de uma mudança, em que versão o operador está',
  listaDoPortal: 'a lista dos operadores estrangeiros',
  recurso: OPERADORES_NO_PORTAL,
  codigo: {
    ...{ ajuda: 'Como o Portal o mostra.', maximo: 35, forma: /^[\w.-]{1,35}$/ },
    limpo: (digitado) => digitado.trim(),
  },
  chamado: ({ nome, codigoInterno }) => nome ?? codigoInterno,
  semMudanca: ({ semMudanca = null }) => semMudanca,
};
