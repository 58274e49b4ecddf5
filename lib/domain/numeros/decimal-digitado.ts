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

/**
 * Reader for a column copied from another program; reads each cell like `lerDecimalDigitado`. One program writes the whole column.
 * So if some cell can only be English and none can only be pt-BR, `1.234` and `1,234` are read the English way too.
 */
export function leitorDeDecimais(
  textos: readonly string[],
  casas: number,
  minimas = casas,
): (texto: string) => DecimalLido {
  const emIngles =
    textos.some((texto) => SO_INGLES.test(semEnfeites(texto))) &&
    !textos.some((texto) => SO_PT.test(semEnfeites(texto)));
  return (texto) => lerDecimalDigitado(emIngles ? trocarSeparadores(texto) : texto, casas, minimas);
}

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
