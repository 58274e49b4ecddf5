/** The cClassTrib at the head of an item text of a DI, DSI or LI, and the text without it. */
export interface DescricaoMarcada {
  /** Null where the text has none. */
  cClassTrib: string | null;
  texto: string;
}

/**
 * Reads `<550019> PLACA DE CIRCUITO`: six digits between `<` and `>` at the start (Notícia Siscomex Importação 116/2025). Products
 * are matched by the text without it.
 */
export function lerCClassTrib(descricao: string): DescricaoMarcada {
  const [marca, cClassTrib = null] = MARCA.exec(descricao) ?? [''];
  return { cClassTrib, texto: descricao.slice(marca.length) };
}

/**
 * Writes the code at the head of the text, in place of one that is there. An XML writer escapes the `<` and `>` itself.
 * @throws {RangeError} for a code that is not six digits.
 */
export function marcarCClassTrib(cClassTrib: string, descricao: string): string {
  if (!/^\d{6}$/.test(cClassTrib)) throw new RangeError(`"${cClassTrib}" não é um cClassTrib.`);
  return `<${cClassTrib}> ${lerCClassTrib(descricao).texto}`;
}

const MARCA = /^<(\d{6})>\s*/;
