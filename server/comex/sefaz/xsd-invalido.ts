/** Says in a sentence for people why a file cannot be used as an XSD. */
export class XsdInvalido extends Error {}
