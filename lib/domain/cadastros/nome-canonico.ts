import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/**
 * The name of a company without what papers vary: accents, case, punctuation and the legal form at the end. Two names with one
 * canonical name are of one company. Nothing else is taken for the same: a digit or a letter more is another company. The first word
 * is always of the name, because a company may be called by a word that is a legal form elsewhere (“CO”).
 */
export function nomeCanonico(nome: string): string {
  const palavras = textoDeBusca(nome)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const fim = palavras.findLastIndex((palavra) => !FORMAS.has(palavra));
  return palavras.slice(0, Math.max(fim, 0) + 1).join(' ');
}

/** Legal forms, and the words that go with them. */
const FORMAS: ReadonlySet<string> = new Set([
  'co',
  'company',
  'corp',
  'corporation',
  'gmbh',
  'inc',
  'incorporated',
  'limited',
  'llc',
  'ltd',
  'ltda',
]);

/**
 * The part number a description names, with a digit in it; null when it names none. What is called a part number goes before what is
 * called a code or a reference. Of “PART NUMBER FICTICIO 16159” both words are the part number.
 */
export function partNumberNaDescricao(descricao: string): string | null {
  return ditoApos(PART_NUMBER, descricao) ?? ditoApos(CODIGO_OU_REFERENCIA, descricao);
}

/** The first code after one of these words: a text may use the word and name no code. */
function ditoApos(palavra: RegExp, descricao: string): string | null {
  for (const { 0: dita, index } of descricao.matchAll(palavra)) {
    const resto = descricao.slice(index + dita.length);
    const codigo = DUAS_PALAVRAS.exec(resto)?.[0] ?? UM_CODIGO.exec(resto)?.[0] ?? '';
    const limpo = codigo.replace(/[./_-]+$/, '').replace(/\s+/g, ' ');
    if (limpo.length >= MENOR_PART_NUMBER && /\d/.test(limpo)) return limpo;
  }
  return null;
}

const APOS = String.raw`(?![\p{L}\p{N}])[\s.:#=-]*`;
const dita = (palavras: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${palavras})${APOS}`, 'giu');
const PART_NUMBER = dita(String.raw`m?p\s?\/?\s?n|part\s*-?\s*(?:number|num|no|nr|n[º°])`);
const CODIGO_OU_REFERENCIA = dita(
  String.raw`c[oó]d(?:igo)?(?:\.?\s+d[aoe]\s+(?:produto|pe[cç]a|item|fabricante))?|ref(?:er[eê]ncia)?`,
);
const UM_CODIGO = /^[a-z0-9][a-z0-9./_-]{3,59}/i;
/** A word of capitals and a number; a small word or a kind of code is no part of it. */
const DUAS_PALAVRAS =
  /^(?!(?:de|do|da|em|para|com|modelo|model|fabricante|fornecedor|produto|tipo|ref|cod|ncm)\s)[a-z]{2,20}\s+\d{3,20}(?![\p{L}\p{N}./_-])/iu;
const MENOR_PART_NUMBER = 4;
