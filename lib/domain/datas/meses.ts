/** The month `YYYY-MM` after `mes`. */
export function mesSeguinte(mes: string): string {
  return outroMes(mes, 1);
}

/** The month `YYYY-MM` before `mes`. */
export function mesAnterior(mes: string): string {
  return outroMes(mes, -1);
}

/** Number of months from `de` to `ate`, both counted; zero or negative if `ate` comes first. */
export function quantosMeses(de: string, ate: string): number {
  return desdeOAnoZero(ate) - desdeOAnoZero(de) + 1;
}

/**
 * Months from `de` to `ate`, both included; empty if `ate` comes first.
 * @throws {RangeError} for more than `MESES_LISTADOS_MAXIMO` months or for texts that are not months.
 */
export function mesesEntre(de: string, ate: string): string[] {
  const quantos = quantosMeses(de, ate);
  // Texts that are not months give NaN, which this comparison rejects too.
  if (!(quantos <= MESES_LISTADOS_MAXIMO)) throw new RangeError(`No list of the months from ${de} to ${ate}`);
  return Array.from({ length: Math.max(quantos, 0) }, (_, i) => outroMes(de, i));
}

/** Every month the API accepts, 1990 to 2100. A longer list would block the server. */
export const MESES_LISTADOS_MAXIMO = 111 * 12;

/** The month `quantos` months later; a negative number goes back. */
export function outroMes(mes: string, quantos: number): string {
  const outro = desdeOAnoZero(mes) + quantos;
  return `${String(Math.floor(outro / 12)).padStart(4, '0')}-${String((outro % 12) + 1).padStart(2, '0')}`;
}

function desdeOAnoZero(mes: string): number {
  const [ano, doAno] = mes.split('-').map(Number) as [number, number];
  return ano * 12 + (doAno - 1);
}
