/** A number of a JSON text, kept as its decimal digits. */
export class NumeroJson {
  readonly texto: string;

  /** @throws {RangeError} for a text that is no plain decimal. */
  constructor(texto: string) {
    if (!/^-?\d+(\.\d+)?$/.test(texto)) throw new RangeError(`"${texto}" não é um número decimal.`);
    this.texto = texto.includes('.') ? texto.replace(/\.?0+$/, '') : texto;
  }
}

/** A value to be written as JSON. A property that is undefined is left out. */
export type ValorJson =
  | string
  | boolean
  | number
  | NumeroJson
  | readonly ValorJson[]
  | { [nome: string]: ValorJson | undefined };

/** Writes JSON in which a decimal has all of its digits: none of them goes through a float. Whole numbers may be plain. */
export function escreverJson(valor: ValorJson): string {
  if (valor instanceof NumeroJson) return valor.texto;
  if (Array.isArray(valor)) return `[${valor.map(escreverJson).join(',')}]`;
  if (typeof valor === 'number' && !Number.isSafeInteger(valor)) throw new RangeError(`${valor} não é inteiro.`);
  if (typeof valor !== 'object') return JSON.stringify(valor);
  const partes = Object.entries(valor as { [nome: string]: ValorJson | undefined }).flatMap(([nome, conteudo]) =>
    conteudo === undefined ? [] : [`${JSON.stringify(nome)}:${escreverJson(conteudo)}`],
  );
  return `{${partes.join(',')}}`;
}
