/**
 * Lines of a grid without those below the last in which something is written: it offers a line to write in there. What a new line begins with,
 * `deLinhaNova`, nobody has written.
 */
export function semSobras(linhas: unknown, deLinhaNova: ReadonlySet<string>): unknown {
  if (!Array.isArray(linhas)) return linhas;
  const ultima = linhas.findLastIndex((linha: Record<string, unknown>) =>
    Object.entries(linha).some(([campo, valor]) => !deLinhaNova.has(campo) && estaPreenchido(valor)),
  );
  return linhas.slice(0, ultima + 1);
}

export const estaPreenchido = (valor: unknown) => valor !== null && valor !== undefined && valor !== '';
