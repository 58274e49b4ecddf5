/** The month `YYYY-MM` after another. */
export function mesSeguinte(mes: string): string {
  return outroMes(mes, 1);
}

/** The month `YYYY-MM` before another. */
export function mesAnterior(mes: string): string {
  return outroMes(mes, -1);
}

/** From one month to another, both in it; none where the end is before the beginning. */
export function mesesEntre(de: string, ate: string): string[] {
  const meses: string[] = [];
  for (let mes = de; mes <= ate; mes = mesSeguinte(mes)) meses.push(mes);
  return meses;
}

/** So many months later, or earlier where it is negative. */
export function outroMes(mes: string, quantos: number): string {
  const [ano, doAno] = mes.split('-').map(Number) as [number, number];
  const desdeOAnoZero = ano * 12 + (doAno - 1) + quantos;
  return `${Math.floor(desdeOAnoZero / 12)}-${String((desdeOAnoZero % 12) + 1).padStart(2, '0')}`;
}
