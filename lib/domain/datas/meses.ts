/** The month `YYYY-MM` after another. */
export function mesSeguinte(mes: string): string {
  return outroMes(mes, 1);
}

/** The month `YYYY-MM` before another. */
export function mesAnterior(mes: string): string {
  return outroMes(mes, -1);
}

/** How many months there are from one to another, both counted; none, or fewer, where the end is before the beginning. */
export function quantosMeses(de: string, ate: string): number {
  return desdeOAnoZero(ate) - desdeOAnoZero(de) + 1;
}

/** From one month to another, both in it; none where the end is before the beginning. */
export function mesesEntre(de: string, ate: string): string[] {
  const quantos = quantosMeses(de, ate);
  // Texts that are no months give NaN, which stops here too.
  if (!(quantos <= MESES_LISTADOS_MAXIMO)) throw new RangeError(`No list of the months from ${de} to ${ate}`);
  return Array.from({ length: Math.max(quantos, 0) }, (_, i) => outroMes(de, i));
}

/** All months the wire takes, 1990 to 2100: a longer list would hold the server. */
export const MESES_LISTADOS_MAXIMO = 111 * 12;

/** So many months later, or earlier where it is negative. */
export function outroMes(mes: string, quantos: number): string {
  const outro = desdeOAnoZero(mes) + quantos;
  return `${String(Math.floor(outro / 12)).padStart(4, '0')}-${String((outro % 12) + 1).padStart(2, '0')}`;
}

function desdeOAnoZero(mes: string): number {
  const [ano, doAno] = mes.split('-').map(Number) as [number, number];
  return ano * 12 + (doAno - 1);
}
