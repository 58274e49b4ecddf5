import { Exato } from './decimal-exato.ts';
import type { DecimalTexto } from './decimal-texto.ts';

export type DecimalLido = { valor: DecimalTexto } | { motivo: string };

/**
 * Reads a typed or pasted number into its API form with `casas` decimals: `1.234,5` and `1234.5` are both `"1234.50"`. A single dot
 * before exactly three digits groups, as in pt-BR: `1.234` is one thousand two hundred and thirty-four. Nothing is rounded: a
 * number with more decimals than the field holds is refused with a sentence for the user. With `minimas` below `casas`, decimals
 * are padded only to `minimas`: `20` is `"20.00"`, `0,135` is `"0.135"`.
 */
export function lerDecimalDigitado(texto: string, casas: number, minimas = casas): DecimalLido {
  const escrito = semEnfeites(texto);
  const padrao = PADROES.find(({ forma }) => forma.test(escrito));
  if (!padrao) return { motivo: 'Número inválido. Escreva como em 1.234,56.' };
  const exato = new Exato(escrito.replaceAll(padrao.grupo, '').replace(padrao.decimal, '.'));
  const maximo =
    casas === 0 ? 'Informe um número inteiro, sem casas decimais.' : `São no máximo ${casas} casas decimais.`;
  if (exato.decimalPlaces() > casas) return { motivo: maximo };
  return { valor: (exato.isZero() ? exato.abs() : exato).toFixed(Math.max(minimas, exato.decimalPlaces())) };
}

/** How a program writes numbers: `1.234,56` or `1,234.56`. */
export type ConvencaoDeNumeros = 'PT' | 'EN';

/** What the texts of a column tell of the convention: what fits only one of them, and the first text that fits both with two values. */
export interface IndicioDeNumeros {
  pt: boolean;
  en: boolean;
  /** A text such as `1.234` or `1,234`; null where there is none. */
  duvida: string | null;
}

export function indicioDeNumeros(textos: Iterable<string>): IndicioDeNumeros {
  const indicio: IndicioDeNumeros = { pt: false, en: false, duvida: null };
  for (const texto of textos) {
    if (!COM_SEPARADOR.test(texto)) continue;
    const escrito = semEnfeites(texto);
    if (SO_PT.test(escrito)) indicio.pt = true;
    else if (SO_INGLES.test(escrito)) indicio.en = true;
    else if (indicio.duvida === null && DOS_DOIS_JEITOS.test(escrito)) indicio.duvida = texto.trim();
  }
  return indicio;
}

/**
 * The convention of a column in a block that one program wrote: that of the column itself, else that of the whole block. Null where
 * neither is told, or both conventions are met: a text that fits both is then a question for a person.
 */
export function convencaoDaColuna(
  coluna: IndicioDeNumeros,
  bloco: readonly IndicioDeNumeros[],
): ConvencaoDeNumeros | null {
  return unica(coluna) ?? unica({ pt: bloco.some(({ pt }) => pt), en: bloco.some(({ en }) => en) });
}

function unica({ pt, en }: Pick<IndicioDeNumeros, 'pt' | 'en'>): ConvencaoDeNumeros | null {
  if (pt === en) return null;
  return pt ? 'PT' : 'EN';
}

/**
 * Reader for a column copied from another program; reads each cell like `lerDecimalDigitado`. A text that fits both conventions is read
 * by `convencao`, or by that of the column where it is not given; with neither, as in pt-BR. Any other text is read as what it is.
 */
export function leitorDeDecimais(
  textos: readonly string[],
  casas: number,
  minimas = casas,
  convencao: ConvencaoDeNumeros | null = convencaoDaColuna(indicioDeNumeros(textos), []),
): (texto: string) => DecimalLido {
  return (texto) => lerDecimalDigitado(convencao === 'EN' ? trocarSeparadores(texto) : texto, casas, minimas);
}

const COM_SEPARADOR = /[.,]/;
const DOS_DOIS_JEITOS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

const SO_INGLES = /^-?\d{1,3}(,\d{3})+\.\d|^-?\d{1,3}(,\d{3}){2,}$|^-?\d*\.(\d{1,2}|\d{4,})$|^-?0\.\d|^-?\d{4,}\.\d/;
const SO_PT = /^-?\d{1,3}(\.\d{3})+,\d|^-?\d{1,3}(\.\d{3}){2,}$|^-?\d*,(\d{1,2}|\d{4,})$|^-?0,\d|^-?\d{4,},\d/;

function trocarSeparadores(texto: string): string {
  return texto.replace(/[.,]/g, (sinal) => (sinal === '.' ? ',' : '.'));
}

function semEnfeites(texto: string): string {
  return texto
    .replace(ENFEITES, '')
    .replace(MENOS, '-')
    .replace(/^\((.+)\)$/, '-$1');
}

/** Whitespace of any kind, a leading currency and a trailing percent sign. */
const ENFEITES = /\s|^(?:R\$|US\$|[$€£])|^[A-Z]{3}(?=[\s\d-])|%$/g;
const MENOS = /^[−–]/;

/** The order matters: the first pattern that matches wins. */
const PADROES = [
  { forma: /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/, grupo: '.', decimal: ',' },
  { forma: /^-?\d*,\d+$|^-?\d+,?$/, grupo: '.', decimal: ',' },
  { forma: /^-?[1-9]\d{0,2}(,\d{3})+\.\d+$|^-?[1-9]\d{0,2}(,\d{3}){2,}$/, grupo: ',', decimal: '.' },
  { forma: /^-?\d*\.\d+$|^-?\d+\.$/, grupo: ',', decimal: '.' },
];
