/** Counts the items of all adições. */
export function quantosItens({ adicoes }: { adicoes: readonly { itens: readonly unknown[] }[] }): number {
  return adicoes.reduce((ate, { itens }) => ate + itens.length, 0);
}
