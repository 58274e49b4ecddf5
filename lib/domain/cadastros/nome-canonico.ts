import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/**
 * The name of a company without what papers vary: accents, case, punctuation and the legal form at the end. Two names with one
 * canonical name are of one company. Nothing else is taken for the same: a digit or a letter more is another company.
 */
export function nomeCanonico(nome: string): string {
  const palavras = textoDeBusca(nome)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const fim = palavras.findLastIndex((palavra) => !FORMAS.has(palavra));
  return palavras.slice(0, fim + 1).join(' ') || palavras.join(' ');
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

/** The part number a description names after PN, P/N, PART NUMBER or COD, with a digit in it; null when it names none. */
export function partNumberNaDescricao(descricao: string): string | null {
  const achado = DITO.exec(descricao)?.[1]?.replace(/[./_-]+$/, '');
  return achado && achado.length >= 4 && /\d/.test(achado) ? achado : null;
}

const DITO = /\b(?:p\s?\/?\s?n|part\s+(?:number|no|nr)|c[oó]d(?:igo)?)\b\s*[.:#-]*\s*([a-z0-9][a-z0-9./_-]{3,59})/i;
