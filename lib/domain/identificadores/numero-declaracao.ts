import { formatarNumeroDi, validarDi } from './digito-di.ts';
import { formatarNumeroDuimp, validarDuimp } from './duimp.ts';
import type { Validador } from './identificador.ts';

/** The document a number is of: only a DUIMP's has letters. */
export function documentoDoNumero(numero: string): 'DI' | 'DUIMP' {
  return /[a-z]/i.test(numero) ? 'DUIMP' : 'DI';
}

/** The number of either document, by the rule of its own. */
export const validarNumeroDeclaracao: Validador = (texto) =>
  documentoDoNumero(texto) === 'DUIMP' ? validarDuimp(texto) : validarDi(texto);

/** As it is printed, with what it is the number of: `DI 23/9000001-0`, `DUIMP 26BR0000123456-1`. */
export function escreverDeclaracao(numero: string): string {
  return `${documentoDoNumero(numero)} ${escreverNumeroDeclaracao(numero)}`;
}

export function escreverNumeroDeclaracao(numero: string): string {
  return documentoDoNumero(numero) === 'DUIMP' ? formatarNumeroDuimp(numero) : formatarNumeroDi(numero);
}
