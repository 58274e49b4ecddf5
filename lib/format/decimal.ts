import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Shown where there is no value. */
export const SEM_VALOR = '—';

/**
 * Formats in pt-BR with exactly `casas` decimals, rounded half up: `("1234.5", 2)` → `1.234,50`. It takes and returns text, and
 * never uses a float.
 */
export function formatarDecimal(texto: DecimalTexto | null | undefined, casas: number): string {
  if (texto == null || !/^\s*-?\d+(\.\d+)?\s*$/.test(texto)) return SEM_VALOR;
  return porExtenso(new Exato(texto.trim()), casas);
}

/**
 * Formats a number for its field. A number with an allowed count of decimals is written as by `formatarDecimal`; any other stays as
 * it is. A number with too many decimals must not appear rounded.
 */
export function escreverDecimal(valor: string, casas: number, minimas = casas): string {
  const [, fracao = ''] = /^-?\d+(?:\.(\d+))?$/.exec(valor) ?? [undefined, null];
  if (fracao == null || fracao.length < minimas || fracao.length > casas) return valor;
  return formatarDecimal(valor, fracao.length);
}

/** Drops the zeros at the end of a decimal beyond so many places: `12.5000000` to 2 is `12.50`, to 0 `12.5`. */
export function semZerosAlemDe(valor: string, casas: number): string {
  const [, inteiros, fracao] = /^(-?\d+)\.(\d+)$/.exec(valor) ?? [];
  if (inteiros === undefined || fracao === undefined) return valor;
  const fica = fracao.replace(/0+$/, '').padEnd(Math.min(casas, fracao.length), '0');
  return fica === '' ? inteiros : `${inteiros}.${fica}`;
}

/** Formats an amount without its currency: `"1234.5"` → `1.234,50`. */
export function formatarDinheiro(texto: DecimalTexto | null | undefined): string {
  return formatarDecimal(texto, 2);
}

/** Formats a rate with its own decimals, at least two: `"6.5"` → `6,50`, `"10.4625"` → `10,4625`. */
export function formatarAliquota(texto: DecimalTexto | null | undefined): string {
  const [, decimais = ''] = texto?.trim().split('.') ?? [];
  return formatarDecimal(texto, Math.max(2, decimais.length));
}

/** Formats without the zeros at the end, but with at least so many decimals: `("16.1250000", 2)` → `16,125`, `("7", 2)` → `7,00`. */
export function formatarSemZeros(texto: DecimalTexto, minimas: number): string {
  const curto = semZerosAlemDe(texto, minimas);
  return formatarDecimal(curto, Math.max(curto.split('.')[1]?.length ?? 0, minimas));
}

/** Formats a change of an amount, always with its sign: `"73.03"` → `+73,03`, `"-1"` → `−1,00` (U+2212). Zero has no sign. */
export function formatarEfeito(texto: DecimalTexto): string {
  return comSinal(formatarDinheiro(texto));
}

/** Puts the sign of a change on a formatted number. */
export function comSinal(escrito: string): string {
  if (escrito.startsWith('-')) return `−${escrito.slice(1)}`;
  return /[1-9]/.test(escrito) ? `+${escrito}` : escrito;
}

/** Formats an exchange rate, always with four decimals. The API may send a number or text; any other value is a dash. */
export function formatarTaxa(taxa: unknown): string {
  if (typeof taxa === 'number') return Number.isFinite(taxa) ? porExtenso(new Exato(taxa), 4) : SEM_VALOR;
  return typeof taxa === 'string' ? formatarDecimal(taxa, 4) : SEM_VALOR;
}
