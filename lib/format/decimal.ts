import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What the screen shows where there is no figure. */
export const SEM_VALOR = '—';

/** pt-BR with exactly `casas` decimals, half up: `("1234.5", 2)` → `1.234,50`. Text in, text out; never through a float. */
export function formatarDecimal(texto: DecimalTexto | null | undefined, casas: number): string {
  if (texto == null || !/^\s*-?\d+(\.\d+)?\s*$/.test(texto)) return SEM_VALOR;
  return porExtenso(new Exato(texto.trim()), casas);
}

/**
 * A figure in the field it is typed in: as `formatarDecimal` when it has as many decimals as the field asks for, else as it is. A
 * longer figure, handed over as typed, must not be shown rounded.
 */
export function escreverDecimal(valor: string, casas: number, minimas = casas): string {
  const [, fracao = ''] = /^-?\d+(?:\.(\d+))?$/.exec(valor) ?? [undefined, null];
  if (fracao == null || fracao.length < minimas || fracao.length > casas) return valor;
  return formatarDecimal(valor, fracao.length);
}

/** Money without its symbol: `"1234.5"` → `1.234,50`. */
export function formatarDinheiro(texto: DecimalTexto | null | undefined): string {
  return formatarDecimal(texto, 2);
}

/** Per cent with the decimals it has, two at least: `"6.5"` → `6,50`, `"10.4625"` → `10,4625`. */
export function formatarAliquota(texto: DecimalTexto | null | undefined): string {
  const [, decimais = ''] = texto?.trim().split('.') ?? [];
  return formatarDecimal(texto, Math.max(2, decimais.length));
}

/** What an amount moves by, always with its sign: `"73.03"` → `+73,03`; a zero has none. */
export function formatarEfeito(texto: DecimalTexto): string {
  const escrito = formatarDinheiro(texto);
  return /^[^-]*[1-9]/.test(escrito) ? `+${escrito}` : escrito;
}

/** An exchange rate: always four decimals. The wire may carry a number or text; anything else is no rate at all. */
export function formatarTaxa(taxa: unknown): string {
  if (typeof taxa === 'number') return Number.isFinite(taxa) ? porExtenso(new Exato(taxa), 4) : SEM_VALOR;
  return typeof taxa === 'string' ? formatarDecimal(taxa, 4) : SEM_VALOR;
}
