import { recusaDoctype } from './prologo-xml.ts';

/** The five entities that XML predefines. */
const PREDEFINIDAS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference to an entity that XML does not define, or to a character that it does not allow. */
export class ReferenciaDesconhecida extends Error {
  referencia: string;

  constructor(referencia: string) {
    super(referencia);
    this.referencia = referencia;
  }
}

/**
 * The decoder for fast-xml-parser: the five entities and numeric references. Each is decoded once, never again in its own result. A
 * DOCTYPE after the prolog reaches this decoder and is refused.
 */
export const decodificadorDeEntidades = {
  decode: decodificarReferencias,
  addInputEntities(): never {
    throw recusaDoctype();
  },
  setExternalEntities() {},
  setXmlVersion() {},
  reset() {},
};

/** Escapes text for the inside of an element, and removes characters that XML 1.0 forbids. */
export function escaparTexto(texto: string): string {
  return texto
    .toWellFormed()
    .replace(PROIBIDOS, '')
    .replace(/[&<>\r]/g, (caractere) => ESCAPES[caractere] ?? caractere);
}

/** Returns the position of the first character that XML 1.0 forbids; -1 when there is none. */
export function caractereProibido(texto: string): number {
  return texto.search(PROIBIDOS);
}

function decodificarReferencias(texto: string): string {
  if (!texto.includes('&')) return texto;
  return texto.replace(/&([^;\s&]*);?/g, (inteira, nome: string) => {
    const caractere = inteira.endsWith(';') ? caractereDe(nome) : undefined;
    if (caractere === undefined) throw new ReferenciaDesconhecida(inteira);
    return caractere;
  });
}

function caractereDe(nome: string): string | undefined {
  if (Object.hasOwn(PREDEFINIDAS, nome)) return PREDEFINIDAS[nome];
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(nome) ?? [];
  const codigo = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN);
  if (!(codigo <= 0x10ffff)) return undefined;
  const caractere = String.fromCodePoint(codigo);
  return caractereProibido(caractere) < 0 ? caractere : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 forbids
const PROIBIDOS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
