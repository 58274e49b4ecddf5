import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** JSON in which a number is its decimal text, so no figure becomes a float. */
export type JsonExato = string | boolean | null | readonly JsonExato[] | ObjetoJson;
export interface ObjetoJson {
  readonly [nome: string]: JsonExato;
}

/** Parses JSON and keeps numbers as decimal text. @throws {SyntaxError} as `JSON.parse`. */
export function lerJsonExato(texto: string): JsonExato {
  return lerComFonte(texto, (_nome, valor, { source } = {}) =>
    typeof valor === 'number' ? new Exato(source ?? String(valor)).toFixed() : valor,
  ) as JsonExato;
}

/** The third argument comes from ES2025 ("JSON.parse source text access"), which the types do not have yet. */
type Reavivar = (nome: string, valor: unknown, contexto?: { source?: string }) => unknown;
const lerComFonte = JSON.parse as (texto: string, reavivar: Reavivar) => unknown;

export function eObjetoJson(valor: JsonExato | undefined): valor is ObjetoJson {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
