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
