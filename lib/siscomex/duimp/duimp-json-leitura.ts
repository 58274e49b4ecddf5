import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { eObjetoJson, type JsonExato } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/** A place in a DUIMP file: its value, and its path for error messages. */
export interface Lugar {
  valor: JsonExato | undefined;
  caminho: string;
}

/** Returns the value at a dotted path below a place; undefined when a step is missing. */
export function em(lugar: Lugar, caminho: string): Lugar {
  return caminho.split('.').reduce<Lugar>(
    ({ valor, caminho: ate }, nome) => ({
      valor: eObjetoJson(valor) ? valor[nome] : undefined,
      caminho: ate ? `${ate}.${nome}` : nome,
    }),
    lugar,
  );
}

/** Returns the elements of a list. A single value without brackets counts as a list. */
export function listaEm(lugar: Lugar, caminho: string): Lugar[] {
  const { valor, caminho: onde } = em(lugar, caminho);
  if (valor === undefined || valor === null) return [];
  if (!Array.isArray(valor)) return [{ valor, caminho: onde }];
  return valor.map((elemento, i) => ({ valor: elemento, caminho: `${onde}[${i}]` }));
}

/** Reads trimmed text; null when it is blank or missing. A number is read as its digits. */
export function textoEm(lugar: Lugar, caminho: string): string | null {
  const { valor, caminho: onde } = em(lugar, caminho);
  if (valor === undefined || valor === null) return null;
  if (typeof valor !== 'string') throw recusa(onde, 'deveria ser um texto');
  return valor.trim() || null;
}

export function exigirTexto(lugar: Lugar, caminho: string): string {
  const texto = textoEm(lugar, caminho);
  if (texto === null) throw recusa(em(lugar, caminho).caminho, 'não veio no arquivo');
  return texto;
}

/** Reads a decimal with exactly `casas` decimals, rounded half up; null when it is missing. */
export function decimalEm(lugar: Lugar, caminho: string, casas: number): DecimalTexto | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  if (!/^-?\d+(\.\d+)?$/.test(texto)) throw recusa(em(lugar, caminho).caminho, `deveria ser um número, e é “${texto}”`);
  return new Exato(texto).toFixed(casas, Exato.ROUND_HALF_UP);
}

/** Reads a rate as in the file, with at least two decimals: the Portal documents up to seven. Null when it is missing. */
export function aliquotaEm(lugar: Lugar, caminho: string): DecimalTexto | null {
  const texto = decimalEm(lugar, caminho, CASAS_DA_ALIQUOTA);
  return texto && new Exato(texto).toFixed(Math.max(2, new Exato(texto).decimalPlaces()));
}

/** Reads a whole number, written `3` or `3.0`. */
export function inteiroEm(lugar: Lugar, caminho: string): number | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  if (!/^\d{1,9}(\.0+)?$/.test(texto))
    throw recusa(em(lugar, caminho).caminho, `deveria ser um inteiro, e é “${texto}”`);
  return Number(texto);
}

/** Reads the day of a date or instant as written in the file, whose clock is that of the Receita. */
export function dataEm(lugar: Lugar, caminho: string): DataTexto | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  const [, dia] = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(texto) ?? [];
  if (dia === undefined || new Date(`${dia}T00:00:00Z`).toJSON()?.slice(0, 10) !== dia) {
    throw recusa(em(lugar, caminho).caminho, `deveria ser uma data, e é “${texto}”`);
  }
  return dia;
}

/** Returns every value below a place by its relative path, without those under the paths already used. */
export function folhasDe({ valor }: Lugar, tomados: Iterable<string>): Record<string, string | null> {
  return Object.fromEntries(percorrer(valor, '', new Set(tomados)));
}

function percorrer(
  valor: JsonExato | undefined,
  caminho: string,
  tomados: ReadonlySet<string>,
): [string, string | null][] {
  if (tomados.has(caminho)) return [];
  const sob = (nome: string) => (caminho ? `${caminho}.${nome}` : nome);
  if (Array.isArray(valor)) return valor.flatMap((elemento, i) => percorrer(elemento, sob(String(i + 1)), tomados));
  if (eObjetoJson(valor))
    return Object.entries(valor).flatMap(([nome, conteudo]) => percorrer(conteudo, sob(nome), tomados));
  return [[caminho, valor === undefined || valor === null ? null : String(valor)]];
}

const CASAS_DA_ALIQUOTA = 7;

export function recusa(caminho: string, problema: string): ArquivoInvalido {
  return new ArquivoInvalido(`No JSON da DUIMP, ${caminho} ${problema}.`, caminho);
}
