/** The user's name as the menu shows it: its first 15 UTF-16 units, nothing added. */
export function nomeCortado(nome: string | null | undefined): string {
  return (nome ?? '').slice(0, 15);
}
