import { decodificarCp850 } from './cp850.ts';

/**
 * Whether bytes that are no UTF-8 are code page 850 rather than windows-1252. Each accent beside a letter is weighed in both: for a
 * letter the word can have, against what no word has inside it. In 1252 an `AÇO` of 850 reads `A€O`, and an `ÓRGÃO` reads `àRGÇO`.
 * In doubt they are windows-1252, which is far more common: 850 has to win by two, which one accent inside a word gives.
 */
export function pareceCp850(bytes: Uint8Array): boolean {
  const [em1252, em850] = [new TextDecoder('windows-1252').decode(bytes), decodificarCp850(bytes)];
  let [vantagem, vistos] = [0, 0];
  for (let i = 0; i < bytes.length && vistos < ACENTOS_QUE_BASTAM; i += 1) {
    if ((bytes[i] as number) < 0x80) continue;
    vistos += 1;
    vantagem += pesoEm850(lugar(em850, i)) - pesoEm1252(lugar(em1252, i));
  }
  return vantagem >= MARGEM;
}

const MARGEM = 2;
const ACENTOS_QUE_BASTAM = 20_000;

/** A character and the letters beside it; blank where there is none. */
interface Lugar {
  letra: string;
  anterior: string;
  antes: string;
  depois: string;
}

function lugar(texto: string, i: number): Lugar {
  const letraEm = (onde: number) => (/\p{L}/u.test(texto.charAt(onde)) ? texto.charAt(onde) : '');
  return { letra: texto.charAt(i), anterior: letraEm(i - 2), antes: letraEm(i - 1), depois: letraEm(i + 1) };
}

/** Only the letters Portuguese has. */
function pesoEm850(onde: Lugar): number {
  const { letra, antes, depois } = onde;
  if (letra === 'º' || letra === 'ª') return antes ? 1 : 0;
  if (!antes && !depois) return 0;
  return /[áàâãéêíóôõúüç]/i.test(letra) && combina(onde) ? 1 : -1;
}

/** The letters of any language, and the marks people write beside letters. */
function pesoEm1252(onde: Lugar): number {
  const { letra, antes, depois } = onde;
  if (!antes && !depois) return 0;
  if (/[^\P{L}ƒµªº]/u.test(letra)) return combina(onde) ? 1 : -1;
  if (JUNTO_DE_LETRAS.has(letra)) return 1;
  if (letra === 'µ') return antes ? -1 : 1;
  if (letra === '§') return /n/i.test(antes) ? -1 : 0;
  return antes && depois ? -1 : 0;
}

/** Ellipsis, apostrophe, the middle dot of `N·m` and the blank that does not break. */
const JUNTO_DE_LETRAS = new Set(['…', '’', '·', '\u00a0']);

/** A word is in small letters, in capitals, or begins with one capital. */
function combina({ letra, anterior, antes, depois }: Lugar): boolean {
  if (maiuscula(letra)) return !minuscula(antes) && !(antes && minuscula(depois));
  return !maiuscula(depois) && !(maiuscula(antes) && maiuscula(anterior));
}

function minuscula(letra: string): boolean {
  return letra !== letra.toUpperCase();
}

function maiuscula(letra: string): boolean {
  return letra !== letra.toLowerCase();
}
