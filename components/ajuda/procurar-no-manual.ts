import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Manual } from '#lib/contracts/platform/manual.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { dizeres } from './texto-do-bloco.ts';

export interface Passagem {
  /** Id of the part of the section. */
  id: string;
  secao: string;
  parte: string | null;
  /** The sentence that matches the search best. */
  trecho: string;
  /** The matched words, normalised as for the search. */
  termos: string;
}

/** Builds the search of the manual. It ignores case and accents, matches beginnings of words, and tolerates a wrong letter. */
export function criarProcura(manual: Manual): (texto: string) => Passagem[] {
  const passagens = manual.secoes.flatMap((secao) =>
    secao.partes.map(({ id, titulo, blocos }) => ({
      id,
      secao: secao.titulo,
      parte: titulo,
      frases: blocos.flatMap(dizeres).flatMap(frasesDe),
    })),
  );
  const porId = new Map(passagens.map((passagem) => [passagem.id, passagem]));
  const indice = new MiniSearch<(typeof passagens)[number]>({
    fields: ['parte', 'secao', 'frases'],
    extractField: (passagem, campo) => {
      const valor = passagem[campo as keyof typeof passagem];
      return Array.isArray(valor) ? valor.join(' ') : (valor ?? '');
    },
    processTerm: (palavra) => {
      const termo = textoDeBusca(palavra);
      return termo === '' || VAZIAS.has(termo) ? null : termo;
    },
    searchOptions: {
      boost: { parte: 3, secao: 2 },
      prefix: true,
    },
  });
  indice.addAll(passagens);
  return (texto) => {
    const modo = MODOS.find((modoDeBusca) => indice.search(texto, modoDeBusca).length > 0);
    const achados = modo ? indice.search(texto, modo) : [];
    return achados.slice(0, A_VISTA).flatMap(({ id, terms }) => {
      const passagem = porId.get(id);
      if (!passagem) return [];
      const { secao, parte, frases } = passagem;
      return [{ id, secao, parte, trecho: aQueMaisDiz(frases, terms), termos: terms.join(' ') }];
    });
  };
}

const A_VISTA = 20;
const MENOR_COM_ERRO = 4;
const comErro = (termo: string) => (termo.length > MENOR_COM_ERRO ? 0.2 : false);

/** Search modes in order: every word as typed, then every word with a wrong letter, then any of the words. */
const MODOS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: comErro },
  { combineWith: 'OR', fuzzy: comErro },
];

/** Stop words: they are in every sentence, and nobody searches for them. */
const VAZIAS = new Set('a as o os e de da do das dos em no na nos nas um uma para por com que se ao'.split(' '));

const frasesDe = (texto: string): string[] => texto.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);

function aQueMaisDiz(frases: readonly string[], termos: readonly string[]): string {
  const quantos = (frase: string) => {
    const palavras = textoDeBusca(frase);
    return termos.filter((termo) => palavras.includes(termo)).length;
  };
  const [melhor = ''] = frases.toSorted((frase, outra) => quantos(outra) - quantos(frase));
  return melhor.length > TRECHO_MAXIMO ? emVolta(melhor, termos) : melhor;
}

const TRECHO_MAXIMO = 180;

/** Shortens a long sentence, starting a few words before the first match. */
function emVolta(frase: string, termos: readonly string[]): string {
  const palavras = frase.split(' ');
  const primeira = palavras.findIndex((palavra) => termos.some((termo) => textoDeBusca(palavra).includes(termo)));
  const inicio = Math.max(0, primeira - 6);
  const corte = palavras
    .slice(inicio)
    .join(' ')
    .slice(0, TRECHO_MAXIMO)
    .replace(/\s+\S*$/, '');
  return `${inicio > 0 ? '… ' : ''}${corte} …`;
}
