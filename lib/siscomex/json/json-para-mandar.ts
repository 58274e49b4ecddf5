import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { NumeroJson, type ValorJson } from './json-escrito.ts';

/** Parses JSON that is to be sent again: its numbers stay numbers with all their digits, and what is null counts as absent. @throws {SyntaxError} as `JSON.parse`. */
export function lerParaMandar(texto: string): ValorJson | undefined {
  return lerComFonte(texto, (_nome, valor, { source } = {}) => {
    if (valor === null) return undefined;
    return typeof valor === 'number' ? new NumeroJson(new Exato(source ?? String(valor)).toFixed()) : valor;
  }) as ValorJson | undefined;
}

export interface ObjetoParaMandar {
  readonly [nome: string]: ValorJson | undefined;
}

export function eObjetoParaMandar(
  valor: ValorJson | undefined,
): valor is ObjetoParaMandar & { [nome: string]: ValorJson | undefined } {
  return typeof valor === 'object' && !Array.isArray(valor) && !(valor instanceof NumeroJson);
}

/** A body that is to be sent again; empty for a text that is no object. @throws {SyntaxError} as `JSON.parse`. */
export function abrirParaMandar(json: string): ObjetoParaMandar {
  const lido = lerParaMandar(json);
  return eObjetoParaMandar(lido) ? lido : {};
}

/** What stands at a path of names; undefined where nothing does. */
export function dentro(valor: ValorJson | undefined, nomes: readonly string[]): ValorJson | undefined {
  return nomes.reduce<ValorJson | undefined>(
    (conteudo, nome) => (eObjetoParaMandar(conteudo) ? conteudo[nome] : undefined),
    valor,
  );
}

/** Whether two leaves say the same: decimals by their value, where one of them is a number, and texts by their letters. */
export function mesmaFolha(folha: ValorJson | undefined, outro: ValorJson | undefined): boolean {
  const [a, b] = [textoDe(folha), textoDe(outro)];
  if (a === b) return true;
  return (ehNumero(folha) || ehNumero(outro)) && DECIMAL.test(a) && DECIMAL.test(b) && new Exato(a).eq(b);
}

/** A leaf as it is shown. */
export function textoDe(folha: ValorJson | undefined): string {
  return folha instanceof NumeroJson ? folha.texto : folha === undefined ? '' : String(folha).trim();
}

const ehNumero = (folha: ValorJson | undefined) => typeof folha === 'number' || folha instanceof NumeroJson;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The third argument comes from ES2025 ("JSON.parse source text access"), which the types do not have yet. */
type Reavivar = (nome: string, valor: unknown, contexto?: { source?: string }) => unknown;
const lerComFonte = JSON.parse as (texto: string, reavivar: Reavivar) => unknown;
