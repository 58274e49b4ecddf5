/** A day as YYYY-MM-DD; null while the typed text is incomplete. */
export function diaOuNada(digitado: string | null): string | null {
  return digitado && /^\d{4}-\d{2}-\d{2}$/.test(digitado) ? digitado : null;
}
