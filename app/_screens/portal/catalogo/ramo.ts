import type { ListResource } from '#lib/api/platform/list.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { PRODUTOS_NO_PORTAL, useAtosDoCatalogo } from '#lib/portal/api/catalogo-de-produtos.ts';
import { FABRICANTES_NO_PORTAL, useAtosDosFabricantes } from '#lib/portal/api/fabricantes-no-portal.ts';
import { OPERADORES_NO_PORTAL, useAtosDosOperadores } from '#lib/portal/api/operadores-estrangeiros.ts';
import type { AtosDoPreparo } from '#lib/portal/api/preparo-no-portal.ts';
import type { ProdutoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { NOME_ATO_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import { mudancaPossivel } from '#lib/portal/domain/produto-no-portal.ts';

/** What a list and a page have of what is prepared, whichever kind it is. */
export type ResumoDoPreparo = Pick<ProdutoNoPortal, 'id' | 'versao' | 'ambiente' | 'situacao' | 'ato' | 'excluidoEm'>;
/** What the acts on one of them look at. */
export type ComAtos = ResumoDoPreparo &
  Pick<
    ProdutoNoPortal,
    'etapa' | 'possoRevisar' | 'codigo' | 'versaoNoPortal' | 'situacaoNoPortal' | 'versaoBase' | 'codigoInterno'
  > & {
    /** Of the last list of the Portal, where that is kept apart. */
    versaoVista?: string | null;
    situacaoVista?: string | null;
    /** Why no change of it, and no next version, is prepared, where the server says so. */
    semMudanca?: string | null;
    semNovaVersao?: string | null;
    /** Of a foreign operator, or of the maker of a link. */
    nome?: string;
  };
export type RegistroDoPreparo = ComAtos &
  Pick<
    ProdutoNoPortal,
    | 'comparacao'
    | 'comparadoEm'
    | 'redigidoPor'
    | 'redigidoEm'
    | 'revisaoPedida'
    | 'revisado'
    | 'enviado'
    | 'titular'
    | 'frase'
  >;

/** Products, foreign operators, or the links of the two: the same acts, with other words. */
export interface Ramo {
  nome: 'produto' | 'operador' | 'vínculo';
  plural: 'produtos' | 'operadores' | 'vínculos';
  quantos(n: number): string;
  useAtos(): Pick<AtosDoPreparo<unknown, never, never>, 'agir' | 'devolver' | 'achado' | 'pedirLista'>;
  /** What the Portal is asked before it gets one. */
  conferido: string;
  /** What the list of the Portal is. */
  listaDoPortal: string;
  /** What is prepared here. */
  recurso: ListResource<ResumoDoPreparo>;
  /** The code that the Portal gives; null where it gives none. */
  codigo: { ajuda: string; maximo: number; forma: RegExp; limpo(digitado: string): string } | null;
  /** How one is called on the screen. */
  chamado(registro: ComAtos): string;
  /** Why no change of it is prepared; null where one may be. */
  semMudanca(registro: ComAtos): string | null;
  /** Whether it has versions, so that a change of it is prepared. */
  temVersoes: boolean;
  /** How it goes out of use. */
  fim: { botao: string; titulo: string; porque: string; aviso: string; nome: string };
}

export const RAMO_DOS_PRODUTOS: Ramo = {
  nome: 'produto',
  plural: 'produtos',
  quantos: (n) => (n === 1 ? '1 produto' : `${formatarInteiro(n)} produtos`),
  useAtos: useAtosDoCatalogo,
  conferido: 'se ele já tem um com o mesmo código interno, ou, de uma mudança, em que versão o produto está',
  listaDoPortal: 'a lista dos produtos',
  recurso: PRODUTOS_NO_PORTAL,
  codigo: {
    ajuda: 'Até dez algarismos.',
    maximo: 10,
    forma: /^\d{1,10}$/,
    limpo: (digitado) => digitado.replace(/\D/g, ''),
  },
  chamado: ({ codigoInterno }) => codigoInterno,
  semMudanca({ versaoVista = null, situacaoVista = null, ...registro }) {
    const possivel = mudancaPossivel({ ...registro, versaoVista, situacaoVista });
    return 'motivo' in possivel ? possivel.motivo : null;
  },
  temVersoes: true,
  fim: fimDe('produto'),
};

export const RAMO_DOS_OPERADORES: Ramo = {
  nome: 'operador',
  plural: 'operadores',
  quantos: (n) => (n === 1 ? '1 operador' : `${formatarInteiro(n)} operadores`),
  useAtos: useAtosDosOperadores,
  conferido: 'o que ele já tem do mesmo país, e, de uma mudança, em que versão o operador está',
  listaDoPortal: 'a lista dos operadores estrangeiros',
  recurso: OPERADORES_NO_PORTAL,
  codigo: {
    ajuda: 'Como o Portal o mostra.',
    maximo: 35,
    forma: /^[\w.-]{1,35}$/,
    limpo: (digitado) => digitado.trim(),
  },
  chamado: ({ nome, codigoInterno }) => nome ?? codigoInterno,
  semMudanca: ({ semMudanca = null }) => semMudanca,
  temVersoes: true,
  fim: fimDe('operador'),
};

export const RAMO_DOS_FABRICANTES: Ramo = {
  nome: 'vínculo',
  plural: 'vínculos',
  quantos: (n) => (n === 1 ? '1 vínculo' : `${formatarInteiro(n)} vínculos`),
  useAtos: useAtosDosFabricantes,
  conferido: 'se o produto já tem este fabricante',
  listaDoPortal: 'a lista dos vínculos de produtos com fabricantes',
  recurso: FABRICANTES_NO_PORTAL,
  codigo: null,
  chamado: ({ codigoInterno, nome }) => `${codigoInterno} com ${nome ?? ''}`,
  semMudanca: ({ semMudanca = null }) => semMudanca,
  temVersoes: false,
  fim: {
    botao: 'Desvincular…',
    titulo: 'Desvincular no Portal Único',
    porque: 'Por que se desvincula',
    aviso:
      'No Portal o produto deixa de ter este fabricante. Nada é enviado agora: a desvinculação espera a revisão e o envio, como um vínculo novo.',
    nome: 'Desvinculação',
  },
};

function fimDe(nome: Ramo['nome']): Ramo['fim'] {
  return {
    botao: 'Desativar…',
    titulo: 'Desativar no Portal Único',
    porque: 'Por que se desativa',
    aviso: `Um ${nome} desativado não serve mais a nenhuma DUIMP, e o Cais não sabe ativá-lo de novo: isso só se faz no próprio Portal. Nada é enviado agora: a desativação espera a revisão e o envio, como um ${nome} novo.`,
    nome: NOME_ATO_DO_PREPARO.DESATIVAR,
  };
}
