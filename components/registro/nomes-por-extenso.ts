/** Lists the first names and counts the rest: `Águia; Falcão e mais 3`. */
export function nomesPorExtenso(nomes: readonly string[]): string {
  const primeiros = nomes.slice(0, NOMES_A_VISTA).join('; ');
  const resto = nomes.length - NOMES_A_VISTA;
  return resto > 0 ? `${primeiros} e mais ${resto}` : primeiros;
}

const NOMES_A_VISTA = 5;
