/** Findings that a document which follows another brings nothing, or not yet all: it is not said to be ready then. */
export const A_REVER_NA_SUCESSAO: ReadonlySet<string> = new Set(['DESATUALIZADO', 'IGUAL_AO_ANTERIOR']);

/** A substitutivo, retificador or retificadora that declares what the former document did. */
export const IGUAL_AO_ANTERIOR = 'IGUAL_AO_ANTERIOR';

/** Equal content gives equal text, whatever the order of its fields. */
export function emTextoCanonico(conteudo: unknown): string {
  return JSON.stringify(emOrdem(conteudo));
}

function emOrdem(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([campo, conteudo]) => [campo, emOrdem(conteudo)]),
  );
}
