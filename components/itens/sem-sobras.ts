/**
 * Removes the blank lines at the end: the grid always offers a blank line. Initial values of a new line (`deLinhaNova`) do not
 * count as content.
 */
export function semSobras(linhas: unknown, deLinhaNova: ReadonlySet<string>): unknown {
  if (!Array.isArray(linhas)) return linhas;
  const ultima = linhas.findLastIndex((linha: Record<string, unknown>) =>
    Object.entries(linha).some(([campo, valor]) => !deLinhaNova.has(campo) && estaPreenchido(valor)),
  );
  return linhas.slice(0, ultima + 1);
}

export const estaPreenchido = (valor: unknown) => valor !== null && valor !== undefined && valor !== '';
