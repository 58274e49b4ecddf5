import { formatarNumeroDi, validarDi } from './digito-di.ts';
import { formatarNumeroDuimp, validarDuimp } from './duimp.ts';
import type { Validador } from './identificador.ts';

/** The document type of a number: only a DUIMP number has letters. */
export function documentoDoNumero(numero: string): 'DI' | 'DUIMP' {
  return /[a-z]/i.test(numero) ? 'DUIMP' : 'DI';
}

/** Validates a DI or DUIMP number by the rule of its type. */
export const validarNumeroDeclaracao: Validador = (texto) =>
  documentoDoNumero(texto) === 'DUIMP' ? validarDuimp(texto) : validarDi(texto);

/** Printed form with the document type: `DI 23/9000001-0`, `DUIMP 26BR0000123456-1`. */
export function escreverDeclaracao(numero: string): string {
  return `${documentoDoNumero(numero)} ${escreverNumeroDeclaracao(numero)}`;
}

export function escreverNumeroDeclaracao(numero: string): string {
  return documentoDoNumero(numero) === 'DUIMP' ? formatarNumeroDuimp(numero) : formatarNumeroDi(numero);
}

/**
 * Reads a number as other systems write it: with or without punctuation, a DUIMP without the zeros of its sequence (`26BR10` for
 * 26BR0000000001-0), a DI with zeros before it or without the zero of its year. Any other text is only stripped of punctuation.
 */
export function lerNumeroDeclaracao(texto: string): string {
  const numero = texto.replace(/[./\s-]/g, '').toUpperCase();
  const [, ano, sequencia] = /^(\d{2}BR)(\d{2,11})$/.exec(numero) ?? [];
  if (ano && sequencia) return ano + sequencia.padStart(11, '0');
  const [, di] = /^0*(\d{9,10})$/.exec(numero) ?? [];
  return di ? di.padStart(10, '0') : numero;
}
