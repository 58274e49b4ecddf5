/** Shortens the user's name for the menu: its first 15 UTF-16 units, without an ellipsis. */
export function nomeCortado(nome: string | null | undefined): string {
  return (nome ?? '').slice(0, 15);
}
