/** What a state or a figure rests on: how many of its parts are known. Counts. */
export interface Cobertura {
  conhecidos: number;
  todos: number;
}

/** Counts the parts that are known. */
export function coberturaDe<Parte>(partes: readonly Parte[], conhecida: (parte: Parte) => boolean): Cobertura {
  return { conhecidos: partes.filter(conhecida).length, todos: partes.length };
}

/** Whether a state over these parts may be called complete. A state over no parts rests on nothing. */
export function coberturaInteira({ conhecidos, todos }: Cobertura): boolean {
  return todos > 0 && conhecidos === todos;
}

/** The coverage in words: `0 de 6 itens comparados`. The number agrees with the whole: `0 de 1 item comparado`. */
export function coberturaPorExtenso({ conhecidos, todos }: Cobertura, singular: string, varios: string): string {
  return `${conhecidos} de ${todos} ${todos === 1 ? singular : varios}`;
}
