import { decodificarCp850 } from './cp850.ts';

/**
 * Tells whether bytes that are not UTF-8 are code page 850 rather than windows-1252. Each accent beside a letter is weighed in both
 * encodings: a letter that a word can have counts for it, and a character that no word contains counts against it. In 1252 an `AÇO`
 * of 850 reads `A€O`, and an `ÓRGÃO` reads `àRGÇO`. In doubt the bytes are windows-1252, which is far more common: 850 must win by
 * two, which an accent inside a word gives. A byte that windows-1252 does not have decides at once.
 */
export function pareceCp850(bytes: Uint8Array): boolean {
  const [em1252, em850] = [new TextDecoder('windows-1252').decode(bytes), decodificarCp850(bytes)];
  let [vantagem, vistos] = [0, 0];
  for (let i = 0; i < bytes.length && vistos < ACENTOS_QUE_BASTAM; i += 1) {
    const byte = bytes[i] as number;
    if (byte < 0x80) continue;
    if (FORA_DO_1252.has(byte)) return true;
    vistos += 1;
    vantagem += pesoEm850(lugar(em850, i)) - pesoEm1252(lugar(em1252, i));
  }
  return vantagem >= MARGEM;
}

const MARGEM = 2;
const ACENTOS_QUE_BASTAM = 20_000;
const FORA_DO_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A character and the letters around it, each empty when there is none. */
interface Lugar {
  letra: string;
  anterior: string;
  antes: string;
  depois: string;
  /** Second letter after it. */
  seguinte: string;
  /** A digit comes right before it: `2º`, `20°C`. */
  aposAlgarismo: boolean;
}

function lugar(texto: string, i: number): Lugar {
  const letraEm = (onde: number) => (/\p{L}/u.test(texto.charAt(onde)) ? texto.charAt(onde) : '');
  const [antes, depois] = [letraEm(i - 1), letraEm(i + 1)];
  return {
    letra: texto.charAt(i),
    anterior: antes && letraEm(i - 2),
    antes,
    depois,
    seguinte: depois && letraEm(i + 2),
    aposAlgarismo: /\d/.test(texto.charAt(i - 1)),
  };
}

/** Accepts the letters of Portuguese, and inside a word those of neighbouring languages. */
function pesoEm850(onde: Lugar): number {
  const { letra, antes, depois, aposAlgarismo } = onde;
  if (letra === 'º' || letra === 'ª') return antes || aposAlgarismo ? 1 : 0;
  if (letra === '°') return aposAlgarismo ? 1 : 0;
  if (!antes && !depois) return 0;
  if (/[áàâãéêíóôõúüç]/i.test(letra)) return combina(onde) && soaPortugues(onde) ? 1 : -1;
  return /[äöåñëïø]/i.test(letra) && antes && depois && combina(onde) ? 1 : -1;
}

/** Accepts the letters of any language, and the marks people write next to letters. */
function pesoEm1252(onde: Lugar): number {
  const { letra, antes, depois, seguinte, aposAlgarismo } = onde;
  if (/[§ø]/.test(letra) && aposAlgarismo) return -1;
  if (!antes && !depois) return 0;
  if (/[^\P{L}ƒµªº]/u.test(letra)) return combina(onde) && soaPortugues(onde) ? 1 : -1;
  if (JUNTO_DE_LETRAS.has(letra)) return 1;
  if (letra === 'µ') return antes || !/[mFgLlsAVHW]/.test(depois) || seguinte ? -1 : 1;
  if (letra === '§') return /n/i.test(antes) ? -1 : 0;
  if (letra === '¶') return -1;
  if (FECHAM.has(letra)) return antes && !depois ? 1 : -1;
  if (antes) return depois || SO_ABREM.has(letra) ? -1 : 0;
  return SEM_LETRA_DEPOIS.has(letra) ? -1 : 0;
}

/** Ellipsis, apostrophe, the middle dot of `N·m` and the blank that does not break. */
const JUNTO_DE_LETRAS = new Set(['…', '’', '·', '\u00a0']);
/** Occur at the end of a word, and never inside it. */
const FECHAM = new Set(['™', '®', '”', '›', '»']);
/** Never occur at the end of a word. */
const SO_ABREM = new Set(['‚', '„', '†', '‡', 'ˆ', '‰', '˜', '“', '‘', '¡', '¢', '£', '¿', '‹', '«']);

/** A currency sign comes before digits, and no Portuguese word begins with a punctuation mark. */
const SEM_LETRA_DEPOIS = new Set(['€', '¡', '¿', '†', '‡', 'ˆ', '˜', '¢', '£', '¤', '¥']);

/** A word is in small letters, in capitals, or begins with a capital. */
function combina({ letra, anterior, antes, depois }: Lugar): boolean {
  if (maiuscula(letra)) return !minuscula(antes) && !(antes && minuscula(depois));
  return !maiuscula(depois) && !(maiuscula(antes) && maiuscula(anterior));
}

/**
 * A ç comes between a vowel (or a vowel and l, n, r, s) and a, o or u; and `joço` would be João misread. In the languages of our
 * texts no word has a grave accent on an inner o or i, or an ä before an e.
 */
function soaPortugues({ letra, anterior, antes, depois, seguinte }: Lugar): boolean {
  if (/[òì]/i.test(letra)) return !depois;
  if (/ä/i.test(letra)) return !/e/i.test(depois);
  if (!/ç/i.test(letra)) return true;
  if (antes && !VOGAL.test(antes) && !(/[lnrs]/i.test(antes) && VOGAL.test(anterior))) return false;
  if (depois && !/[aouáâãàóôõú]/i.test(depois)) return false;
  return !(/j/i.test(anterior) && /o/i.test(antes) && /o/i.test(depois) && seguinte === '');
}

const VOGAL = /[aeiouáâãàéêíóôõúü]/i;

function minuscula(letra: string): boolean {
  return letra !== letra.toUpperCase();
}

function maiuscula(letra: string): boolean {
  return letra !== letra.toLowerCase();
}
