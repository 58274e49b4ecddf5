import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Names that are probably one, and how alike the least alike of them is to the first, in hundredths. */
export interface GrupoDeNomes {
  /** The first is the most frequent, or the longest. */
  nomes: string[];
  /** Trigram similarity, 0 to 100; 100 for a name alone. */
  medida: number;
}

/** Below it two names are never taken for one. In hundredths, as `similarity` of pg_trgm times 100. */
const LIMIAR_DE_SEMELHANCA = 70;

/**
 * Groups names that differ by one slip of the pen: a letter more, less, changed or swapped with its neighbour, in one long word; or a
 * blank that parts no digits. Nothing else makes two names one, however alike they are: a digit or a short word distinguishes companies (“FABRICANTE 1” and
 * “FABRICANTE 11”), and a difference in two words does too. A name joins the first group whose first name it resembles, so that a
 * chain of slips does not lead from one company to another.
 */
export function agruparNomes(nomes: readonly string[], limiar = LIMIAR_DE_SEMELHANCA): GrupoDeNomes[] {
  const grupos: (GrupoDeNomes & { palavras: string[] })[] = [];
  // A name can only join a group with which it shares its first or its last word, or all of its letters.
  const porPista = new Map<string, number[]>();
  for (const nome of new Set(nomes)) {
    const palavras = palavrasDe(nome);
    const pistas = pistasDe(palavras);
    const candidatos = new Set(pistas.flatMap((pista) => porPista.get(pista) ?? []));
    const grupoParecido = [...candidatos]
      .toSorted((a, b) => a - b)
      .flatMap((i) => {
        const grupo = grupos[i];
        const medida = grupo && umDeslize(grupo.palavras, palavras) ? semelhanca(grupo.nomes[0] ?? '', nome) : 0;
        return grupo && medida >= limiar ? [{ grupo, medida }] : [];
      })[0];
    if (grupoParecido) {
      grupoParecido.grupo.nomes.push(nome);
      grupoParecido.grupo.medida = Math.min(grupoParecido.grupo.medida, grupoParecido.medida);
      continue;
    }
    for (const pista of pistas) porPista.set(pista, [...(porPista.get(pista) ?? []), grupos.length]);
    grupos.push({ nomes: [nome], medida: 100, palavras });
  }
  return grupos.map(({ nomes: nomesDoGrupo, medida }) => ({ nomes: nomesDoGrupo, medida }));
}

/** Trigram similarity of two texts as pg_trgm reckons it, in whole hundredths. */
export function semelhanca(a: string, b: string): number {
  const [trigramasDeA, outros] = [trigramas(a), trigramas(b)];
  const comuns = [...trigramasDeA].filter((trigrama) => outros.has(trigrama)).length;
  const todos = trigramasDeA.size + outros.size - comuns;
  return todos === 0 ? 100 : Math.floor((100 * comuns) / todos);
}

function trigramas(texto: string): Set<string> {
  return new Set(
    palavrasDe(texto).flatMap((palavra) => {
      const cercada = `  ${palavra} `;
      return Array.from({ length: cercada.length - 2 }, (_, i) => cercada.slice(i, i + 3));
    }),
  );
}

function palavrasDe(texto: string): string[] {
  return textoDeBusca(texto)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palavra) => palavra !== '');
}

function pistasDe(palavras: readonly string[]): string[] {
  const junto = palavras.join('');
  return [`p ${palavras[0] ?? ''}`, `u ${palavras.at(-1) ?? ''}`, `j ${junto}`];
}

function umDeslize(a: readonly string[], b: readonly string[]): boolean {
  if (a.join('') === b.join('')) return numerosDe(a) === numerosDe(b);
  if (a.length !== b.length) return false;
  const diferentes = a.flatMap((palavra, i) => (palavra === b[i] ? [] : [[palavra, b[i] ?? ''] as const]));
  const [par, outro] = diferentes;
  return par !== undefined && outro === undefined && ehDeslize(...par);
}

/** A blank or a comma between digits makes another number: 1,05 is not 10,5, nor “1 1” 11. */
const numerosDe = (palavras: readonly string[]) => (palavras.join(' ').match(/\d+/g) ?? []).join(' ');

/** One letter added, left out, changed, or swapped with its neighbour, inside of a long word without digits. */
function ehDeslize(a: string, b: string): boolean {
  const [curta, longa] = a.length <= b.length ? [a, b] : [b, a];
  if (curta.length < MENOR_PALAVRA || /\d/.test(curta + longa) || longa.length - curta.length > 1) return false;
  const inicio = iguaisNoInicio(curta, longa);
  // The first and the last letter distinguish words: “motor” and “rotor”, a singular and its plural, a feminine.
  if (inicio === 0 || curta.at(-1) !== longa.at(-1)) return false;
  const [restoCurto, restoLongo] = [curta.slice(inicio), longa.slice(inicio)];
  if (curta.length < longa.length) return restoCurto === restoLongo.slice(1);
  const trocada = restoLongo[1] === restoCurto[0] && restoLongo[0] === restoCurto[1];
  return restoCurto.slice(1) === restoLongo.slice(1) || (trocada && restoCurto.slice(2) === restoLongo.slice(2));
}

function iguaisNoInicio(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i;
}

const MENOR_PALAVRA = 6;
