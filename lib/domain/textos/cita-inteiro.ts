/** Whether a text contains a code as a whole, whatever the case: `FX-1` is not in `FX-10` nor in `FX-1-A`. */
export function citaInteiro(texto: string, codigo: string): boolean {
  return lugarDoCitado(texto, codigo) !== null;
}

/** Where a text first contains a code as a whole, counted from 0; null where it does not. */
export function lugarDoCitado(texto: string, codigo: string): number | null {
  const [onde, procurado] = [texto.toUpperCase(), codigo.trim().toUpperCase()];
  // Some letters become two in upper case: places in the one text would not be places in the other.
  if (procurado === '' || onde.length !== texto.length) return null;
  for (let em = onde.indexOf(procurado); em >= 0; em = onde.indexOf(procurado, em + 1)) {
    if (!LIGADO_ANTES.test(onde.slice(0, em)) && !LIGADO_DEPOIS.test(onde.slice(em + procurado.length))) return em;
  }
  return null;
}

/** A letter or digit next to the code, directly or behind a joining mark. */
const LIGADO_ANTES = /[\p{L}\p{N}][-/._]?$/u;
const LIGADO_DEPOIS = /^[-/._]?[\p{L}\p{N}]/u;
