import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ArquivoInvalido } from './arquivo-invalido.ts';
import { eObjetoJson, type JsonExato } from './json-exato.ts';

/** A place in a DUIMP file: what is there, and the path that leads to it, for the sentence that says what is wrong. */
export interface Lugar {
  valor: JsonExato | undefined;
  caminho: string;
}

/** What stands at a dotted path below a place; nothing is there where a step is missing. */
export function em(lugar: Lugar, caminho: string): Lugar {
  return caminho.split('.').reduce<Lugar>(
    ({ valor, caminho: ate }, nome) => ({
      valor: eObjetoJson(valor) ? valor[nome] : undefined,
      caminho: ate ? `${ate}.${nome}` : nome,
    }),
    lugar,
  );
}

/** The elements of a list, one that is alone without its brackets among them. */
export function listaEm(lugar: Lugar, caminho: string): Lugar[] {
  const { valor, caminho: onde } = em(lugar, caminho);
  if (valor === undefined || valor === null) return [];
  if (!Array.isArray(valor)) return [{ valor, caminho: onde }];
  return valor.map((um, i) => ({ valor: um, caminho: `${onde}[${i}]` }));
}

/** Text without the blanks around it; null when it is blank or not there. A number is its digits. */
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

/** With exactly `casas` decimals, half up where the file carries more; null when it is not there. */
export function decimalEm(lugar: Lugar, caminho: string, casas: number): DecimalTexto | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  if (!/^-?\d+(\.\d+)?$/.test(texto)) throw recusa(em(lugar, caminho).caminho, `deveria ser um número, e é “${texto}”`);
  return new Exato(texto).toFixed(casas, Exato.ROUND_HALF_UP);
}

/** As the file has it, with two decimals at least: the Portal documents up to seven for a rate. Null when it is not there. */
export function aliquotaEm(lugar: Lugar, caminho: string): DecimalTexto | null {
  const texto = decimalEm(lugar, caminho, CASAS_DA_ALIQUOTA);
  return texto && new Exato(texto).toFixed(Math.max(2, new Exato(texto).decimalPlaces()));
}

/** A whole number, as `3` or `3.0`. */
export function inteiroEm(lugar: Lugar, caminho: string): number | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  if (!/^\d{1,9}(\.0+)?$/.test(texto))
    throw recusa(em(lugar, caminho).caminho, `deveria ser um inteiro, e é “${texto}”`);
  return Number(texto);
}

/** The day of a date or of an instant, as the file writes it: its clock is the Receita's. */
export function dataEm(lugar: Lugar, caminho: string): DataTexto | null {
  const texto = textoEm(lugar, caminho);
  if (texto === null) return null;
  const [, dia] = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(texto) ?? [];
  if (dia === undefined || new Date(`${dia}T00:00:00Z`).toJSON()?.slice(0, 10) !== dia) {
    throw recusa(em(lugar, caminho).caminho, `deveria ser uma data, e é “${texto}”`);
  }
  return dia;
}

/** Every value below a place by its path from there, but for what lies under the paths already taken. */
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
  if (Array.isArray(valor)) return valor.flatMap((um, i) => percorrer(um, sob(String(i + 1)), tomados));
  if (eObjetoJson(valor)) return Object.entries(valor).flatMap(([nome, um]) => percorrer(um, sob(nome), tomados));
  return [[caminho, valor === undefined || valor === null ? null : String(valor)]];
}

const CASAS_DA_ALIQUOTA = 7;

export function recusa(caminho: string, problema: string): ArquivoInvalido {
  return new ArquivoInvalido(`No JSON da DUIMP, ${caminho} ${problema}.`, caminho);
}
