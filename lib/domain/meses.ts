/** The month `YYYY-MM` after another. */
export function mesSeguinte(mes: string): string {
  return outroMes(mes, 1);
}

/** The month `YYYY-MM` before another. */
export function mesAnterior(mes: string): string {
  return outroMes(mes, -1);
}

function outroMes(mes: string, quantos: number): string {
  const [ano, doAno] = mes.split('-').map(Number) as [number, number];
  const desdeOAnoZero = ano * 12 + (doAno - 1) + quantos;
  return `${Math.floor(desdeOAnoZero / 12)}-${String((desdeOAnoZero % 12) + 1).padStart(2, '0')}`;
}
