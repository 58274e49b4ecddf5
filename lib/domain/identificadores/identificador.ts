/**
 * What became of a typed or pasted identifier: its value without punctuation, as files and the database hold it, or the sentence
 * that says what is wrong. An `aviso` deserves a look and refuses nothing.
 */
type Identificacao = { valido: true; valor: string; aviso?: string } | { valido: false; motivo: string };

export type Validador = (texto: string) => Identificacao;

interface Regra {
  /** Of the value without punctuation. */
  forma: RegExp;
  /** The sentence for a text that is not of that form. */
  motivo: string;
  /** The check digit, or null where the number has none of its own. */
  digito?: { confere(valor: string): boolean; motivo: string; soAvisa?: boolean };
}

/** Builds the validator of one kind of identifier. Dots, strokes, hyphens and blanks are punctuation; letters count in capitals. */
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
