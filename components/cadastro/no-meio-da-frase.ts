/** `Código da NCM` as a sentence goes on with it: `código da NCM`. */
export function noMeioDaFrase(nome: string): string {
  return nome.charAt(0).toLowerCase() + nome.slice(1);
}
