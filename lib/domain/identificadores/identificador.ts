/**
 * Result of reading a typed or pasted identifier: the value without punctuation, as in files and the database, or a sentence that
 * says what is wrong. An `aviso` only warns; the value stays valid.
 */
type Identificacao = { valido: true; valor: string; aviso?: string } | { valido: false; motivo: string };

export type Validador = (texto: string) => Identificacao;

interface Regra {
  /** Format of the value without punctuation. */
  forma: RegExp;
  /** Sentence for a text in another format. */
  motivo: string;
  /** Absent if the number has no check digit. */
  digito?: { confere(valor: string): boolean; motivo: string; soAvisa?: boolean };
}

/**
 * Builds the validator of one type of identifier. It removes dots, slashes, hyphens and blanks, and converts letters to capitals.
 */
export function validador({ forma, motivo, digito }: Regra): Validador {
  return (texto) => {
    const valor = semPontuacao(texto);
    if (!forma.test(valor)) return { valido: false, motivo };
    if (!digito || digito.confere(valor)) return { valido: true, valor };
    return digito.soAvisa ? { valido: true, valor, aviso: digito.motivo } : { valido: false, motivo: digito.motivo };
  };
}

function semPontuacao(texto: string): string {
  return texto.replace(/[./\s-]/g, '').toUpperCase();
}
