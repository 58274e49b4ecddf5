/** Keys of proposals, each list one record: the suggested groups, and every other proposal alone, in the order of the proposals. */
export function gruposIniciais(
  propostas: readonly { chave: string }[],
  sugeridos: readonly { chaves: readonly string[] }[],
): string[][] {
  const doGrupo = new Map(sugeridos.flatMap(({ chaves }) => chaves.map((chave) => [chave, chaves] as const)));
  return propostas.flatMap(({ chave }) => {
    const grupo = doGrupo.get(chave);
    if (!grupo) return [[chave]];
    return grupo[0] === chave ? [[...grupo]] : [];
  });
}

/** Takes the group of this key apart. */
export function separar(grupos: readonly string[][], chave: string): string[][] {
  return grupos.flatMap((grupo) => (grupo[0] === chave ? grupo.map((chaveDoGrupo) => [chaveDoGrupo]) : [grupo]));
}

/** Puts the group of `outra` into that of `chave`, whose first key keeps naming the record. */
export function juntar(grupos: readonly string[][], chave: string, outra: string): string[][] {
  const deOutra = grupos.find(([primeira]) => primeira === outra) ?? [];
  return grupos
    .filter(([primeira]) => primeira !== outra)
    .map((grupo) => (grupo[0] === chave ? [...grupo, ...deOutra] : grupo));
}
