import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';

/** A text that says something, trimmed; a number is its decimal text already. */
export function textoDoPortal(json: JsonExato | undefined): string | null {
  return typeof json === 'string' && json.trim() !== '' ? json.trim() : null;
}

export const objetosDe = (json: JsonExato | undefined): ObjetoJson[] =>
  (Array.isArray(json) ? (json as readonly JsonExato[]) : []).filter(eObjetoJson);

export function simOuNao(json: JsonExato | undefined): boolean | null {
  if (json === true || json === 'true') return true;
  return json === false || json === 'false' ? false : null;
}
