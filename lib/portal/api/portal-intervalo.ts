/**
 * Milliseconds to the next reading of what waits for the Portal: often while something is due, seldom while all of it waits for an hour,
 * never while nothing waits. `proximas` are the instants at which the server may ask.
 */
export function intervaloDasEsperas(proximas: readonly (string | null | undefined)[] = []): number {
  const esperam = proximas.flatMap((instante) => instante ?? []);
  if (esperam.length === 0) return 0;
  return esperam.some((instante) => new Date(instante) <= new Date()) ? INTERVALO_MS : ESPERA_MS;
}

/** For a list whose rows wait for the Portal. */
export const relerEnquantoEspera = (linhas: readonly { proximaEm: string | null }[]): number =>
  intervaloDasEsperas(linhas.map(({ proximaEm }) => proximaEm));

const INTERVALO_MS = 1_500;
const ESPERA_MS = 15_000;
