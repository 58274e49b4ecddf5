/** A day as the wire carries it; null while what is typed is none yet. */
export function diaOuNada(digitado: string | null): string | null {
  return digitado && /^\d{4}-\d{2}-\d{2}$/.test(digitado) ? digitado : null;
}
